/** An OpenAPI document as it is published, with a line for each operation and component, so that a diff shows what changed. */
export function openApiText(document: object): string {
  return `${inLines(JSON.parse(JSON.stringify(document, inShort)), 3)}\n`;
}

/** Leaves out what is said elsewhere, or is true of every number in JSON. */
function inShort(_key: string, value: unknown): unknown {
  // These bounds only say which whole numbers a program holds exactly.
  if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) return undefined;
  // What a parameter or header means is said there, and need not be said again in its schema.
  if (!isDescribed(value) || value.schema.description !== value.description) return value;
  const { description: _, ...schema } = value.schema;
  return { ...value, schema };
}

function isDescribed(value: unknown): value is { description: string; schema: { description?: string } } {
  return typeof value === 'object' && value !== null && 'description' in value && 'schema' in value;
}

/** JSON with a line for each key of objects down to `levels` deep, and deeper values on one line. */
function inLines(value: unknown, levels: number, indent = ''): string {
  if (levels === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, child]) => `${deeper}${JSON.stringify(key)}: ${inLines(child, levels - 1, deeper)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
