/**
 * What is copied from a web page or from Word comes with its headings, lists and links. In the text of a page they become Markdown,
 * as a privacy policy without them is hard to read. Bold and italic letters are left out.
 */
function pasteFormatted(event) {
  if (!location.hash.startsWith('#/collections/pages/') || !(event.target instanceof HTMLTextAreaElement)) return;
  const { body } = new DOMParser().parseFromString(event.clipboardData.getData('text/html'), 'text/html');
  // What comes from an editor of code has none of them, and may be Markdown already.
  if (body.querySelector('h1, h2, h3, h4, h5, h6, p, li, a') === null) return;
  event.preventDefault();
  // A value that is set on the field would not be seen by React, and could not be undone.
  document.execCommand('insertText', false, markdownOf(body).trim());
}

const BLOCKS =
  'address, article, blockquote, body, dd, div, dt, footer, header, li, main, ol, p, pre, section, table, td, th, tr, ul';

function markdownOf(node) {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ').replace(/[\\`*<]/g, '\\$&');
  if (!(node instanceof Element) || node.matches('script, style')) return '';
  if (node.matches('br')) return '\\\n';
  const text = tidied([...node.childNodes].map(markdownOf).join(''));
  const line = text.replace(/\\?\s+/g, ' ').trim();
  if (node.matches('h1, h2, h3, h4, h5, h6')) return line && `\n\n${'#'.repeat(node.tagName[1])} ${line}\n\n`;
  if (node.matches('a')) return linkOf(node, text, line);
  if (!node.matches(BLOCKS)) return text;
  const hasBlocks = node.querySelector(`${BLOCKS}, h1, h2, h3, h4, h5, h6`) !== null;
  const block = hasBlocks ? text.trim() : text.trim().replace(/^(?=[#>+=-])|(?<=^\d+)(?=[.)]\s)/gm, '\\');
  return node.matches('li') ? entryOf(node, block) : `\n\n${block}\n\n`;
}

/** Without spaces at the ends of lines, and without line breaks at those of paragraphs; two of these part paragraphs. */
function tidied(text) {
  const joined = text.replace(/ *\\\n */g, '\\\n').replace(/(?:\\\n){2,}/g, '\n\n');
  return joined
    .replace(/(?:\\\n)+(?=\n|$)|(?<=^|\n\n)(?:\\\n)+/g, '')
    .replace(/^ (?=\S)| +$(?=\n)/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

function linkOf(node, text, line) {
  const address = node.getAttribute('href') ?? '';
  if (line === '' || !/^(?:https?|mailto|tel):/i.test(address)) return text;
  return `[${line}](${address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;
}

function entryOf(node, text) {
  const list = node.parentElement;
  const sign = list?.matches('ol') ? `${[...list.children].indexOf(node) + list.start}. ` : '- ';
  return `\n${sign}${text.replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`)}`;
}

addEventListener('paste', pasteFormatted, { capture: true });
