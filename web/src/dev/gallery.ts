import "../cards/cards.css";
import { BACK_MARKUP, faceMarkup, type FaceStyle } from "../cards/faces";

/** Every face in every style and palette on one page, to be looked at. */
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K"];
const root = document.getElementById("g")!;
const card = (inner: string, width: number) =>
  `<span class="face" style="display:inline-block;width:${width}px;height:${width * 1.4}px;background:var(--paper);border-radius:6%/4.3%;margin:2px">${inner}</span>`;
const row = (codes: string[], style: FaceStyle, width: number) => codes.map((code) => card(faceMarkup(code, style), width)).join("");

let html = "";
for (const suit of ["S", "H"]) {
  html += `<div>${row(RANKS.map((rank) => rank + suit), "plain", 74)}</div>`;
}
for (const palette of ["four", "safe"]) {
  html += `<div data-palette="${palette}">`;
  for (const suit of ["D", "C"]) {
    html += `<div>${row(RANKS.map((rank) => rank + suit), "plain", 74)}</div>`;
  }
  html += "</div>";
}
html += `<div>${row(["JK", "JK20", "JK15", "JK11", "BR", "KS", "QD", "JH", "AC"], "plain", 120)}${card(BACK_MARKUP, 120)}</div>`;
html += `<div data-palette="four">${row(["JK", "JK20", "BR", "KS", "10D", "13C"], "large", 74)}${row(["JK", "JK20", "BR", "KS", "10D", "13C", "6H", "9S"], "tiny", 40)}${row(["KS", "10D", "13C", "6H", "QH"], "tiny", 18)}</div>`;
root.innerHTML = html;
