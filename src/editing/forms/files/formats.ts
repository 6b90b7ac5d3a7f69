import { z } from 'zod';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import { readOwnText, splitOwnText } from '../../../authoring/own/own-text.ts';
import { foundOne, onlyOne, type Read, readOn } from '../../../authoring/problems/read.ts';
import { isGroup } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { changeGroup, changeList } from '../../changes/change-group.ts';
import { entryText, pairText } from '../../changes/yaml-text.ts';
import type { FormValues } from '../form-value.ts';

/** How the values of a form stand in a text. */
export interface FileFormat {
  /** The values as a form shows them, without a check, so that the form can mend them. */
  read(file: FileText): Read<FormValues>;
  /**
   * The text in which values are changed, and no other byte; empty if nothing is left to be in the file. New keys come in the
   * given order.
   */
  changed(text: string, changes: FormValues, order: readonly string[]): string;
  /** Whether the new text may lack comments of the old one. */
  mayLoseComments?(after: string): boolean;
}

/** A group of keys in YAML. */
export const KEYS: FileFormat = {
  read: (file) => readOn(readYaml(file), ({ value }) => foundOne(isGroup(value) ? value : {})),
  changed: changedKeys,
};

/** A list in YAML, which the form shows in the field `entries`. */
export const LIST: FileFormat = {
  read: (file) => readOn(readYaml(file), ({ value }) => foundOne({ entries: value ?? [] })),
  changed: (text, { entries }) => changedList(text, Array.isArray(entries) ? entries : []),
};

/** Text alone, in the field `text`. */
export const TEXT: FileFormat = {
  // Where it has front matter, the check refuses that.
  mayLoseComments: () => true,
  read: ({ text }) => foundOne({ text: text.trim() }),
  changed: (_, { text }) => (typeof text === 'string' ? `${text}\n` : ''),
};

/** The same, with the other fields in front matter above it. Without a text, the file is still one. */
export const TEXT_WITH_FACTS: FileFormat = { read: readTextWithFacts, changed: changedTextWithFacts };

/** The same, but without a text there is no file. */
export const TEXT_OR_NOTHING: FileFormat = {
  mayLoseComments: (after) => after === '',
  read: readTextWithFacts,
  changed: (text, changes, order) => (changes.text === '' ? '' : changedTextWithFacts(text, changes, order)),
};

function changedList(text: string, list: readonly unknown[]): string {
  if (list.length === 0) return '';
  const value = valueIn(text);
  if (Array.isArray(value) && value.length > 0) return changeList(text, list);
  return `${onOwnLines(text)}${list.map(entryText).join('\n')}\n`;
}

function changedKeys(text: string, changes: FormValues, order: readonly string[]): string {
  const value = valueIn(text);
  if (isGroup(value) && Object.keys(value).length > 0) return changeGroup(text, changes, { isJson: false, order });
  const pairs = Object.entries(changes).filter(([, part]) => part !== undefined);
  return `${onOwnLines(text)}${pairs.map(([key, part]) => `${pairText(key, part)}\n`).join('')}`;
}

function readTextWithFacts(file: FileText): Read<FormValues> {
  const read = readOwnText(file, z.unknown());
  if (read.problems.length > 0) return { found: [], problems: read.problems };
  return readOn(read, ({ text, facts }) => foundOne({ text: text.trim(), ...(isGroup(facts) && facts) }));
}

/** Front matter has no line once the last fact is gone from it. */
function changedTextWithFacts(source: string, changes: FormValues, order: readonly string[]): string {
  const parts = onlyOne(splitOwnText({ file: '', text: source }));
  if (parts === undefined) throw new TypeError('a text is to be changed that cannot be read');
  const { yaml, yamlOffset, text, textOffset } = parts;
  const { text: given = '', ...facts } = changes;
  const body = Object.hasOwn(changes, 'text') ? String(given) : text;
  const after = changedKeys(yaml, facts, order);
  const between = textOffset === 0 ? '---\n' : source.slice(yamlOffset + yaml.length, textOffset);
  const opening = textOffset === 0 ? '---\n' : source.slice(0, yamlOffset);
  const above = after.trim() === '' ? '' : `${opening}${after}${between}`;
  return `${above}${body}${source.slice(textOffset + text.length) || '\n'}`;
}

function valueIn(text: string): unknown {
  return onlyOne(readYaml({ file: '', text }))?.value;
}

/** A text without values, such as comments, so that a line can follow it. Programs write `{}` and `[]` for no values. */
function onOwnLines(text: string): string {
  const rest = text.replace(/^(?:\{\s*\}|\[\s*\])[ \t]*\n?/m, '');
  return rest === '' || rest.endsWith('\n') ? rest : `${rest}\n`;
}
