import { seatNames, t } from "../../messages";
import type { AreaProps } from "../screen";
import { Auction } from "./auction";
import { namings } from "./layout";
import { BidSign, SuitSign } from "./marks";
import { Review } from "./review";
import { Roving } from "./roving";
import { toPutAway } from "./targets";
import { codeOf, SUITS, suitWords, tricksOfContractor, type FiveHundredView, type SuitLetter } from "./view";

export function Area(props: AreaProps) {
  const { name, room, stage } = props;
  const view = stage.view as FiveHundredView;
  switch (name) {
    case "status":
      return <Status {...props} />;
    case "auction":
      return <Auction {...props} />;
    case "ask":
      return <Ask {...props} />;
    case "review":
      return room.shown.value === "review" ? <Review room={room} view={view} /> : null;
    default:
      return <SeatNote view={view} hand={Number(name.slice("seat.".length))} />;
  }
}

const nameOf = (seat: number): string => seatNames.value[seat] ?? "";

/** The bid and how far it has come, always in sight. */
function Status({ room, stage }: AreaProps) {
  const view = stage.view as FiveHundredView;
  const { contract, standing, phase } = view;
  if (!contract) {
    return (
      <div class="contract">
        {standing ? (
          <>
            <strong>
              <BidSign word={standing.bid} full />
            </strong>
            <span class="of">{t("web-500-by", { name: nameOf(standing.seat) })}</span>
          </>
        ) : (
          <span class="of">{t(phase === "auction" ? "web-500-no-bid" : view.tricks.length > 0 || phase === "play" ? "web-500-no-contract" : "web-500-thrown-in")}</span>
        )}
      </div>
    );
  }
  const taken = tricksOfContractor(view);
  const total = view.tricks.length;
  return (
    <div class="contract">
      <strong>
        <BidSign word={contract.bid} full />
      </strong>
      <span class="of">{t("web-500-by", { name: nameOf(contract.seat) })}</span>
      {phase === "play" || phase === "over" ? (
        <span class={`progress${contract.misere ? (taken > 0 ? " failed" : "") : taken >= contract.level ? " made" : total - taken > 10 - contract.level ? " failed" : ""}`}>
          <span class="unseen">{t(contract.misere ? "web-500-progress-misere" : "web-500-progress", { taken, needed: contract.level, others: total - taken })}</span>
          <span aria-hidden="true">
            {contract.misere ? taken : `${taken}/${contract.level}`}
            <small> : {total - taken}</small>
          </span>
        </span>
      ) : (
        <span class="progress value" title={t("web-500-value")}>
          {contract.value}
        </span>
      )}
      <JokerState view={view} />
      {view.tricks.length > 0 && (
        <button
          type="button"
          class="review-button"
          aria-expanded={room.shown.value === "review"}
          onClick={() => void room.wish({ show: "review" })}
        >
          {t("web-500-last-trick")}
        </button>
      )}
    </div>
  );
}

/** Without trumps: to which suit the joker belongs, or which suits have been led already. */
function JokerState({ view }: { view: FiveHundredView }) {
  const contract = view.contract!;
  if (contract.called) {
    return <span class="joker-state">{t("web-500-called", { card: contract.called })}</span>;
  }
  if (contract.trump !== "NT" || view.phase !== "play") {
    return null;
  }
  if (contract.nominated) {
    return (
      <span class="joker-state">
        <span class="unseen">{t("web-500-joker-is", { suit: suitWords(contract.nominated) })}</span>
        <span aria-hidden="true">
          ★ <SuitSign suit={contract.nominated} />
        </span>
      </span>
    );
  }
  return (
    <span class="joker-state" title={t("web-500-led-suits")}>
      <span class="unseen">
        {t("web-500-led-suits")} {view.led_suits.map((suit) => t("web-500-part", { part: suitWords(suit) })).join(", ") || "–"}
      </span>
      <span aria-hidden="true" class="led-suits">
        {SUITS.map((suit) => (
          <span key={suit} class={view.led_suits.includes(suit) ? "was-led" : ""}>
            <SuitSign suit={suit} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** What a seat has called, or that it sits out; whose a table hand is. */
function SeatNote({ view, hand }: { view: FiveHundredView; hand: number }) {
  const held = view.hands[hand]!;
  if (held.table) {
    return <div class="seat-note table-hand">{t("web-500-table-hand", { name: nameOf(held.seat) })}</div>;
  }
  if (held.sitting) {
    return <div class="seat-note"><span class="call out">{t("web-500-sits-out")}</span></div>;
  }
  if (view.phase === "auction" && held.call) {
    const standing = view.standing?.seat === hand;
    return (
      <div class="seat-note">
        <span class={`call${standing ? " standing" : ""}${held.call === "pass" ? " passed" : ""}`}>
          <BidSign word={held.call} />
        </span>
      </div>
    );
  }
  return null;
}

/** What the game asks of the player in the middle of the table. */
function Ask(props: AreaProps) {
  const { room, stage } = props;
  const view = stage.view as FiveHundredView;
  const seat = view.contract?.seat;
  const mineToAnswer = room.me !== null && view.turn === room.me;
  switch (view.phase) {
    case "exchange":
      return mineToAnswer ? (
        <div class="ask words">
          <p>{t("web-500-exchange", { chosen: room.chosen.value.length, count: toPutAway(view) })}</p>
        </div>
      ) : (
        <div class="ask words">
          <p>{t("web-500-others-exchange", { name: nameOf(seat ?? 0) })}</p>
        </div>
      );
    case "nomination":
      return mineToAnswer ? <Nominate {...props} /> : <Waiting id="web-500-others-nominate" seat={seat} />;
    case "calling":
      return mineToAnswer ? <CallPartner {...props} /> : <Waiting id="web-500-others-call" seat={seat} />;
    case "play":
      return mineToAnswer ? <NameSuit {...props} /> : null;
    default:
      return null;
  }
}

function Waiting({ id, seat }: { id: string; seat: number | undefined }) {
  return (
    <div class="ask words">
      <p>{t(id, { name: nameOf(seat ?? 0) })}</p>
    </div>
  );
}

function SuitButton(props: { suit: SuitLetter; label: string; can: boolean; press: () => void }) {
  return (
    <button type="button" class={`suit-button${props.can ? " can" : ""}`} aria-label={props.label} onClick={props.press}>
      <SuitSign suit={props.suit} />
    </button>
  );
}

function Nominate({ room, stage }: AreaProps) {
  const { legal } = stage;
  const press = (word: string) => () => void room.wish({ moves: [`nominate ${word}`] });
  return (
    <div class="ask">
      <h3>{t("web-500-nominate")}</h3>
      <p>{t("web-500-nominate-how")}</p>
      <Roving label={t("web-500-nominate")} kind="suit-buttons">
        {SUITS.map((suit) => (
          <SuitButton
            key={suit}
            suit={suit}
            label={t("web-500-nominate-suit", { suit: suitWords(suit) })}
            can={legal.includes(`nominate ${suit}`)}
            press={press(suit)}
          />
        ))}
        <button type="button" class={`button${legal.includes("nominate none") ? " can" : ""}`} onClick={press("none")}>
          {t("web-500-nominate-none")}
        </button>
      </Roving>
    </div>
  );
}

/** A joker without a suit is led in the name of one. */
function NameSuit({ room, stage }: AreaProps) {
  const slot = room.chosen.value[0];
  const moves = slot === undefined ? [] : namings(codeOf(slot), stage.legal);
  if (moves.length === 0) {
    return null;
  }
  const verb = moves[0]!.slice(0, -1);
  return (
    <div class="ask">
      <h3>{t("web-500-name-suit")}</h3>
      <Roving label={t("web-500-name-suit")} kind="suit-buttons">
        {SUITS.map((suit) => (
          <SuitButton
            key={suit}
            suit={suit}
            label={t("web-500-name-suit-label", { suit: suitWords(suit) })}
            can={moves.includes(verb + suit)}
            press={() => void room.wish({ moves: [verb + suit] })}
          />
        ))}
      </Roving>
    </div>
  );
}

/** Five-handed: the contractor names a player, or calls a card. */
function CallPartner({ room, stage }: AreaProps) {
  const { legal } = stage;
  const press = (move: string) => () => void room.wish({ moves: [move] });
  const seats = legal.filter((move) => move.startsWith("partner "));
  const cards = legal.filter((move) => move.startsWith("call "));
  return (
    <div class="ask">
      <h3>{t(seats.length > 0 ? "web-500-partner" : "web-500-call-card")}</h3>
      <Roving label={t("web-500-partner")} kind={seats.length > 0 ? "partner-buttons" : "call-buttons"}>
        {seats.map((move) => (
          <button key={move} type="button" class="button can" onClick={press(move)}>
            {nameOf(Number(move.slice("partner ".length)) - 1)}
          </button>
        ))}
        {cards.map((move) => (
          <button key={move} type="button" class="call-card can" onClick={press(move)}>
            {t("web-card", { card: move.slice("call ".length) })}
          </button>
        ))}
      </Roving>
      {legal.includes("alone") && (
        <button type="button" class="button can" onClick={press("alone")}>
          {t("web-500-alone")}
        </button>
      )}
    </div>
  );
}
