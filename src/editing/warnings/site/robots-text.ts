/** Whom a `robots.txt` speaks to: search engines, or all programs. */
const ENGINES: readonly string[] = ['*', 'googlebot', 'bingbot'];

/** What keeps them from the whole site, or from its reviews. */
const ALL = /^\/(?:reviews\/?)?\*?$/;

/** The line of a `robots.txt` that asks search engines to leave out the site or its reviews (RFC 9309, section 2.2). */
export function hidingLine(text: string): number | undefined {
  let agents: string[] = [];
  let isBelow = false;
  for (const [at, line] of text.toLowerCase().split('\n').entries()) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#\s]*)/.exec(line) ?? [];
    // Lines that name programs begin a group, and the rules below them are for all of these programs.
    if (key === 'user-agent') agents = isBelow ? [value] : [...agents, value];
    if (key === 'disallow' && ALL.test(value) && agents.some((agent) => ENGINES.includes(agent))) return at + 1;
    if (key !== '') isBelow = key !== 'user-agent';
  }
  return undefined;
}
