import { Document, type DocumentOptions, isSeq, type ScalarTag, type SchemaOptions } from 'yaml';
import { isGroup } from '../../authoring/source/source.ts';
import { MIDNIGHT } from '../../authoring/yaml/parse.ts';

/** In characters. Longer groups and lists stand on several lines. */
const LONGEST_FLOW = 100;

/** What YAML 1.1 takes for a truth value, or for a number: `0b1`, `1_000`, and `12:30` as 750. */
const OLD_VALUE: ScalarTag = {
  tag: 'yaml-1.1',
  default: true,
  test: /^(?:y|n|yes|no|on|off|[-+]?0b[01_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])*(?:\.[0-9_]*)?)$/i,
  resolve: (text) => text,
};

/** Other programs that rewrite the file may read YAML 1.1, so its values are put in quotes as well, but for a day. */
const OPTIONS: DocumentOptions & SchemaOptions = { version: '1.2', schema: 'core', compat: [MIDNIGHT, OLD_VALUE] };

/**
 * A key and its value as lines of YAML, in the style that docs/owners/content.md shows:
 * `verification: { method: invoice, date: 2026-03-15 }`.
 */
export function pairText(key: string, value: unknown): string {
  if (isShort(value)) return `${scalarText(key)}: ${flowText(value)}`;
  if (Array.isArray(value)) return `${scalarText(key)}:\n  ${indented(value.map(entryText).join('\n'), 2)}`;
  if (!isGroup(value)) return blockText({ [key]: value });
  return `${scalarText(key)}:\n  ${indented(pairs(value), 2)}`;
}

/** An entry of a list, on lines of its own that begin with `- `. */
export function entryText(value: unknown): string {
  if (isShort(value)) return `- ${flowText(value)}`;
  return isGroup(value) ? `- ${indented(pairs(value), 2)}` : blockText([value]);
}

/** A value as it stands within `{ }` or `[ ]`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isGroup(value)) return scalarText(value);
  const inner = given(value).map(([key, part]) => `${scalarText(key)}: ${flowText(part)}`);
  return inner.length === 0 ? '{}' : `{ ${inner.join(', ')} }`;
}

function pairs(group: Readonly<Record<string, unknown>>): string {
  return given(group)
    .map(([key, value]) => pairText(key, value))
    .join('\n');
}

function given(group: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(group).filter(([, value]) => value !== undefined);
}

/** Whether a value is a group of single words, or a list of texts, that fits on one line. */
function isShort(value: unknown): boolean {
  const isOneLine = Array.isArray(value)
    ? value.every((entry) => typeof entry !== 'object' && !String(entry).includes('\n'))
    : isGroup(value) && given(value).every(([, part]) => typeof part !== 'object' && !/\s/.test(String(part)));
  return isOneLine && flowText(value).length <= LONGEST_FLOW;
}

/** A scalar on one line, quoted as it must be within brackets, where commas count. */
function scalarText(value: unknown): string {
  const defaultStringType = typeof value === 'string' && value.includes('\n') ? 'QUOTE_DOUBLE' : 'PLAIN';
  const document = new Document([value], OPTIONS);
  if (isSeq(document.contents)) document.contents.flow = true;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false, defaultStringType }).trim();
  return text.slice(1, -1);
}

function blockText(value: unknown): string {
  return new Document(value, OPTIONS).toString({ lineWidth: 0 }).replace(/\n+$/, '');
}

/** Indents all lines but the first; empty lines stay empty. */
export function indented(lines: string, by: number): string {
  return lines.replace(/\n(?!\n|$)/g, `\n${' '.repeat(by)}`);
}
