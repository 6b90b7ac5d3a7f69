import { ExportError } from '../files/export-error.ts';
import type { Bytes } from '../files/stored-file.ts';
import { joined, readXml, type XmlHandlers } from '../tables/xml-events.ts';

type Fields = Record<string, string>;

/**
 * The JSON of what WordPress exports (WXR): for each post a group with a list that is named for its type, and one of the comments
 * on it. Plugins keep testimonials as posts of a type of their own, and shops reviews as comments on products, and answers as replies
 * to these.
 */
export function wxrAsJson(bytes: Bytes): Bytes {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    let items: unknown[] = [];
    let separator = '[';
    const handlers = itemHandlers((item) => items.push(item));
    for await (const _ of readXml(bytes, handlers, WHAT)) {
      for (const item of items) {
        yield Buffer.from(separator + JSON.stringify(item));
        separator = ',';
      }
      items = [];
    }
    if (separator === '[') throw new ExportError(`is an ${WHAT} without posts; choose "All content" when you export`);
    yield Buffer.from(']');
  }
  return { name: bytes.name, chunks };
}

const WHAT = 'export of WordPress';

/** The elements of a post that say something of a review, and what they are called here. */
const OF_POST: ReadonlyMap<string, string> = new Map([
  ['post_id', 'id'],
  ['title', 'title'],
  ['link', 'link'],
  ['encoded', 'content'],
  ['post_date', 'date'],
  ['status', 'status'],
]);

/** Those of a comment. Its author's e-mail and network address are left out. */
const OF_COMMENT: ReadonlySet<string> = new Set([
  'comment_id',
  'comment_author',
  'comment_date',
  'comment_content',
  'comment_approved',
  'comment_parent',
  'comment_user_id',
]);

/** The comments on a post, each with the first reply of somebody who writes the website: that is the answer of the business. */
function withAnswers(comments: readonly Fields[], writers: ReadonlySet<string>): Fields[] {
  const replies = Map.groupBy(comments, ({ comment_parent }) => comment_parent);
  const isAnswer = ({ comment_approved, comment_user_id = '' }: Fields) =>
    comment_approved === '1' && writers.has(comment_user_id);
  const answerTo = ({ comment_id, comment_parent }: Fields) =>
    comment_parent === '0' ? replies.get(comment_id)?.find(isAnswer) : undefined;
  const answers = new Map(comments.map((comment) => [comment, answerTo(comment)]));
  const taken = new Set(answers.values());
  return comments
    .filter((comment) => !taken.has(comment))
    .map((comment) => {
      const { comment_user_id: _, ...shown } = comment;
      const { comment_date: reply_date = '', comment_content: reply_text } = answers.get(comment) ?? {};
      return reply_text === undefined ? shown : { ...shown, reply_date, reply_text };
    });
}

function itemHandlers(take: (item: Record<string, readonly Fields[]>) => void): XmlHandlers {
  let post: Fields | undefined;
  let comment: Fields | undefined;
  let comments: Fields[] = [];
  const writers = new Set<string>();
  let type = '';
  let key = '';
  let text = '';
  const note = (name: string): void => {
    const fields = comment ?? post;
    if (name === 'author_id') writers.add(text);
    if (fields === undefined) return;
    if (name === 'meta_key') key = text;
    else if (name === 'meta_value') fields[key] ??= text;
    else if (comment !== undefined) {
      if (OF_COMMENT.has(name)) comment[name] = text;
    } else if (name === 'post_type') type = text;
    // The excerpt has the same name as the content, which stands above it.
    else fields[OF_POST.get(name) ?? ''] ??= text;
  };
  return {
    open(name) {
      text = '';
      if (name === 'item') {
        post = {};
        comments = [];
      } else if (name === 'comment') comment = {};
    },
    text(part) {
      text = joined(text, part, WHAT);
    },
    close(name) {
      note(name);
      text = '';
      if (name === 'comment' && comment !== undefined) {
        comments.push(told(comment));
        comment = undefined;
      } else if (name === 'item' && post !== undefined) {
        take({ [type]: [told(post)], ...(comments.length > 0 && { [`comments on ${type}`]: withAnswers(comments, writers) }) });
        post = undefined;
      }
    },
  };
}

/** What plugins keep for themselves, and values that only PHP can read. */
const INTERNAL = /^(?:$|_(?:edit|wp|thumbnail|oembed|yoast|elementor)_|akismet_)/;
const SERIALIZED = /^[aO]:\d+:/;

/** The fields that say something, without the comments of WordPress's editor. */
function told(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]) => [key, value.replace(/<!--[\s\S]*?-->/g, '').trim()] as const);
  return Object.fromEntries(
    entries.filter(
      ([key, value]) =>
        // `_stars` beside `stars` says which field of the plugin it is.
        value !== '' && !INTERNAL.test(key) && !SERIALIZED.test(value) && !(key.startsWith('_') && key.slice(1) in fields),
    ),
  );
}
