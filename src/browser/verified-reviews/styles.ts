/**
 * The element's looks. Type and colour are the host page's, so that it is dark on dark pages, however these do it; a theme
 * brings its own. Stars reach 3:1 on white and on black; browsers before May 2024 draw them in the colour of the text. A review
 * has room for all of its lines even if it has fewer, so that nothing moves when it comes. Each text has the direction of its
 * own letters, the whole that of the page. A page that styles the parts cannot hide by that what readers have to know: that it
 * is a selection, and who an author is. Marks that pile up on a letter of a review cover nothing outside of it. A carousel is as
 * narrow as its place, even where a grid or a flex box asks what it needs. A theme has its padding inside, as many pages reset
 * that of all their elements. Paper has no backgrounds, and cannot be scrolled.
 */
export const STYLES = `
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
:host([theme]) { border-radius: var(--verified-reviews-radius, 0.5em); }
:host([theme="light"]), :host([theme="dark"]) { color-scheme: light; color: #1d2527; background: #fff; }
@media screen { :host([theme="dark"]) { color-scheme: dark; color: #e9ece9; background: #171d20; } }
:host([form="line"]) { display: inline-block; }
slot { display: block; }
slot:not(:last-child) { position: absolute; }
:host([theme]) :is(slot, .root) { padding: 1.25em; }
[inert] { visibility: hidden; }
.root {
  --line: var(--verified-reviews-line, color-mix(in srgb, currentColor 20%, transparent));
  --soft: var(--verified-reviews-soft, color-mix(in srgb, currentColor 82%, transparent));
  --star: var(--verified-reviews-star, currentColor);
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
}
@supports (color: light-dark(#fff, #000)) { .root { --star: var(--verified-reviews-star, light-dark(#b76e00, #f0b541)); } }
@media (forced-colors: active) { .root { --line: CanvasText; --star: CanvasText; } }
p, ul { margin: 0; padding: 0; white-space: normal; }
p, time, .meta, .verified, .summary a { unicode-bidi: plaintext; }
a { color: var(--verified-reviews-link, inherit); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid; outline-offset: 3px; border-radius: 2px; }
.summary { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25em 0.75em; }
.summary svg { height: 1.375em; }
:host([form="summary"]) .summary { flex-direction: column; align-items: start; }
:host([form="summary"]) svg { height: 2em; }
:host([form="line"]) svg { height: 1.125em; }
[part=stars]:dir(rtl) { transform: scaleX(-1); }
.note { width: fit-content; margin-top: 0.25em; }
.root:not([inert]) :is(.note, .disclosure) { display: block !important; visibility: visible !important; }
ul {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
  gap: var(--verified-reviews-gap, 1em);
  margin-top: 1em;
  list-style: none;
}
:host([form="carousel"]) .root { display: grid; grid: auto / minmax(0, 1fr); }
@media screen {
  :host([form="carousel"]) ul {
    grid: auto / auto-flow min(85%, 20em);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    padding-bottom: 0.5em;
  }
}
li {
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  min-height: calc(11.25em + 1.5em * var(--verified-reviews-lines, 6));
  padding: 1.125em 1.25em;
  border: 1px solid var(--line);
  border-radius: var(--verified-reviews-radius, 0.5em);
  background: var(--verified-reviews-surface, transparent);
  box-sizing: border-box;
  overflow: hidden;
  break-inside: avoid;
  scroll-snap-align: start;
  text-align: start;
}
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.25em 1em; }
.note, .meta, time { color: var(--soft); font-size: 0.875em; }
.title { font-weight: 600; line-height: 1.3; margin: -3px; padding: 3px; }
.title a:not(:hover) { text-decoration-color: var(--line); }
.title, .text {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
}
.text { -webkit-line-clamp: var(--verified-reviews-lines, 6); white-space: pre-line; }
.disclosure ~ .text { -webkit-line-clamp: calc(var(--verified-reviews-lines, 6) - 2); }
.disclosure { padding-inline-start: 0.625em; border-inline-start: 3px solid; font-size: 0.875em; }
.meta { margin-top: auto; padding-top: 0.25em; }
.meta b { font-weight: 600; }
.verified { display: flex; align-items: center; gap: 0.3em; }
svg { height: 1.125em; max-width: 100%; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
[part=stars], [part=stars] svg { display: block; stroke: var(--star); stroke-width: 1.2; }
[part=stars] svg { fill: var(--star); }
.verified svg { height: 0.9em; stroke-width: 3; }
`;

/** With a theme, links have the accent of the site. Without one they do not, as the colours of the host page are not known. */
export function accentStyles(accent: readonly [light: string, dark: string] | undefined): string {
  return accent ? `:host([theme]) a { color: var(--verified-reviews-link, light-dark(${accent})); }` : '';
}
