/** A message as a locale has it: a text, a list of texts, or a function of what it is given. */
export type Message = string | readonly string[] | ((...values: never[]) => string);

/** A part of the words of a locale. */
export type Part = Message | { readonly [key: string]: Part };

/** Calls back with every message of a locale and its path, such as `home.title`. */
export function eachMessage(part: Part, visit: (path: string, message: Message) => void, path = ''): void {
  if (isMessage(part)) visit(path, part);
  else for (const [key, inner] of Object.entries(part)) eachMessage(inner, visit, joined(path, key));
}

export function isMessage(part: Part): part is Message {
  return typeof part !== 'object' || Array.isArray(part);
}

export function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
