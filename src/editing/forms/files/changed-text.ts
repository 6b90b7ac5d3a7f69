import { splitOwnText } from '../../../authoring/own/own-text.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { isGroup } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { ownPageFileSchema } from '../../../reviews/schemas/own-page.ts';
import { changeGroup, changeList } from '../../changes/change-group.ts';
import { entryText, pairText } from '../../changes/yaml-text.ts';
import type { FormValues } from '../form-value.ts';
import { FORM_FILES, type FormName, isPage } from './form-files.ts';

/** The text of a file in which fields of its form are changed, and no other byte; empty if nothing is left to be in the file. */
export function changedText(name: FormName, text: string, changes: FormValues): string {
  if (name === 'notice.md' || isPage(name)) return changedOwnText(name, text, changes);
  switch (name) {
    case 'summary.md':
      return typeof changes.text === 'string' ? `${changes.text}\n` : '';
    case 'faq.yaml':
      return changedList(text, Array.isArray(changes.entries) ? changes.entries : []);
    default:
      return changedKeys(text, changes, Object.keys(FORM_FILES[name].schema?.shape ?? {}));
  }
}

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

/** The other fields stand in front matter above the text. Without any that has no other line, and goes. */
function changedOwnText(name: FormName, source: string, changes: FormValues): string {
  const parts = onlyOne(splitOwnText({ file: name, text: source }));
  if (parts === undefined) throw new TypeError(`${name} cannot be read`);
  const { yaml, yamlOffset, text, textOffset } = parts;
  const { text: given = '', ...facts } = changes;
  const body = Object.hasOwn(changes, 'text') ? String(given) : text;
  // The check says that a page has no text.
  if (body === '' && !isPage(name)) return '';
  const after = changedKeys(yaml, facts, Object.keys(ownPageFileSchema.shape));
  const between = textOffset === 0 ? '---\n' : source.slice(yamlOffset + yaml.length, textOffset);
  const opening = textOffset === 0 ? '---\n' : source.slice(0, yamlOffset);
  const above = after.trim() === '' ? '' : `${opening}${after}${between}`;
  return `${above}${body}${source.slice(textOffset + text.length) || '\n'}`;
}

function valueIn(text: string): unknown {
  return onlyOne(readYaml({ file: '', text }))?.value;
}

/** A text without values, such as comments, so that a line can follow it. */
function onOwnLines(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
