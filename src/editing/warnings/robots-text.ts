/** The names of search engines' programs. `*` stands for all programs without a group of their own. */
const ENGINES: readonly string[] = ['googlebot', 'bingbot'];

interface Rule {
  readonly agents: readonly string[];
  readonly isAllowed: boolean;
  readonly pattern: string;
  /** From 1. */
  readonly line: number;
}

/** The line of a `robots.txt` that keeps search engines from the path (RFC 9309); `undefined` if they may read it. */
export function robotsLine(text: string, path: string): number | undefined {
  const rules = rulesIn(text);
  for (const engine of ENGINES) {
    const own = rules.filter(({ agents }) => agents.includes(engine));
    const line = deciding(own.length > 0 ? own : rules.filter(({ agents }) => agents.includes('*')), path);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** RFC 9309 section 2.2.1: lines that name programs begin a group, and the rules below them are for all of these programs. */
function rulesIn(text: string): Rule[] {
  const rules: Rule[] = [];
  let agents: string[] = [];
  let isBelow = false;
  for (const [at, line] of text.split('\n').entries()) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      agents = isBelow ? [value.trim().toLowerCase()] : [...agents, value.trim().toLowerCase()];
      isBelow = false;
    }
    if (name !== 'allow' && name !== 'disallow') continue;
    isBelow = true;
    // An empty rule matches nothing, but gives its programs a group of their own.
    rules.push({ agents, isAllowed: name === 'allow', pattern: value.trim(), line: at + 1 });
  }
  return rules;
}

/** RFC 9309 section 2.2.2: the longest matching rule counts; if two are equally long, the one that allows. */
function deciding(rules: readonly Rule[], path: string): number | undefined {
  const [first] = rules
    .filter(({ pattern }) => pattern !== '' && matches(pattern, path))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  return first === undefined || first.isAllowed ? undefined : first.line;
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.replace(/\$$/, '').split('*');
  const source = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^${source}${pattern.endsWith('$') ? '$' : ''}`).test(path);
}
