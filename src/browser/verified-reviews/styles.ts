/**
 * The element's looks. Type and colour are the host page's, so that it is dark on dark pages, however these do it; a theme
 * brings its own. Stars reach 3:1 on white and on black.
 */
export const STYLES = `
:host { display: block; }
:host([hidden]) { display: none; }
:host([theme]) { padding: 1.25em; border-radius: var(--verified-reviews-radius, 0.5em); }
:host([theme="light"]) { color-scheme: light; color: #1d2527; background: #fff; }
:host([theme="dark"]) { color-scheme: dark; color: #e9ece9; background: #171d20; }
.root {
  --line: var(--verified-reviews-line, color-mix(in srgb, currentColor 20%, transparent));
  --soft: var(--verified-reviews-soft, color-mix(in srgb, currentColor 82%, transparent));
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
}
p, ul { margin: 0; padding: 0; }
a { color: var(--verified-reviews-link, inherit); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
a:focus-visible { outline: 2px solid; outline-offset: 3px; border-radius: 2px; }
.summary { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25em 0.75em; }
.summary svg { height: 1.375em; }
.note { color: var(--soft); font-size: 0.875em; margin-top: 0.25em; }
ul {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
  gap: var(--verified-reviews-gap, 1em);
  margin-top: 1em;
  list-style: none;
}
li {
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  padding: 1.125em 1.25em;
  border: 1px solid var(--line);
  border-radius: var(--verified-reviews-radius, 0.5em);
  background: var(--verified-reviews-surface, transparent);
}
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.25em 1em; }
.meta, time { color: var(--soft); font-size: 0.875em; }
.title { font-weight: 600; line-height: 1.3; }
.title a:not(:hover) { text-decoration-color: var(--line); }
.text {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--verified-reviews-lines, 6);
  overflow: hidden;
  white-space: pre-line;
}
.disclosure { padding-inline-start: 0.625em; border-inline-start: 3px solid; font-size: 0.875em; }
.meta { margin-top: auto; padding-top: 0.25em; }
.meta b { font-weight: 600; }
.verified { display: block; }
.verified::before { content: "✓ " / ""; }
svg { display: block; height: 1.125em; }
.empty { fill: var(--line); }
.full { fill: var(--verified-reviews-star, light-dark(#b76e00, #f0b541)); }
`;

/** On a theme's own ground, links have the accent of the site; what a host page is painted in, nobody knows here. */
export function accentStyles(accent: readonly [light: string, dark: string] | undefined): string {
  return accent ? `:host([theme]) a { color: var(--verified-reviews-link, light-dark(${accent})); }` : '';
}
