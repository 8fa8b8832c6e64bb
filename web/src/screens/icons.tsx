const PATHS = {
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  log: "M5 6h14M5 12h14M5 18h9",
  scores: "M5 20V10M12 20V4M19 20v-7",
  rules: "M6 4h9l3 3v13H6zM9 11h6M9 15h6M14 4v4h4",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5",
  share: "M12 15V4M8 7.5L12 4l4 3.5M5 12v8h14v-8",
  undo: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10",
  close: "M6 6l12 12M18 6L6 18",
  bot: "M6 9h12v10H6zM12 9V5M12 4.5v.5M9.5 13.5v1M14.5 13.5v1",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7",
  away: "M4 4l16 16M5 9a11 11 0 0 1 4-2M19 9a11 11 0 0 0-5-2.6M8.5 13a6 6 0 0 1 2.5-1.4M12 18v.5",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  plus: "M12 5v14M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7.5",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The nineteenth hole: a flag with a spade on it. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M11 4v33" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
      <path d="M12.5 5H35l-5 9 5 9H12.5z" fill="var(--accent)" />
      <path
        d="M0-50C9-31 46-9 46 17C46 33 35 41 24 41C15 41 8 37 4 30C5 40 9 46 17 50H-17C-9 46-5 40-4 30C-8 37-15 41-24 41C-35 41-46 33-46 17C-46-9-9-31 0-50Z"
        transform="translate(22 14)scale(.115)"
        fill="#14392d"
      />
      <ellipse cx="11" cy="37" rx="7" ry="1.8" fill="currentColor" opacity=".35" />
    </svg>
  );
}
