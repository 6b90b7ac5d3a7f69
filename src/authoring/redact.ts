import { type Issue, quote } from '../reviews/issues.ts';
import type { ReviewFile } from '../reviews/review.ts';

const REMOVED = '[removed]';

type Texts = Pick<ReviewFile, 'title' | 'text' | 'response'>;

/** Removes the strings from the review's texts, wherever they stand; one that stands nowhere is an issue. */
export function redactTexts({ title, text, response }: Texts, strings: readonly string[]): { value: Texts; issues: Issue[] } {
  const texts = [title ?? '', text, response?.text ?? ''];
  const issues = strings.flatMap((string, index) =>
    texts.some((part) => part.includes(string)) ? [] : [{ path: ['redact', index], code: 'not_found', message: absent(string) }],
  );
  const value = {
    title: title === undefined ? undefined : removeAll(title, strings),
    text: removeAll(text, strings),
    response: response === undefined ? undefined : { ...response, text: removeAll(response.text, strings) },
  };
  return { value, issues };
}

function absent(string: string): string {
  return `${quote(string)} stands neither in title nor in text nor in response.text; it must be written exactly as there`;
}

/** Strings that overlap in the text are removed as one, so that no rest of either stays. */
export function removeAll(text: string, strings: readonly string[]): string {
  const spans = [...new Set(strings)]
    .flatMap((string) => spansOf(text, string))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let end = 0;
  for (const span of spans) {
    if (span.start >= end) result += text.slice(end, span.start) + REMOVED;
    end = Math.max(end, span.end);
  }
  return result + text.slice(end);
}

function spansOf(text: string, string: string): { start: number; end: number }[] {
  const spans = [];
  for (let start = text.indexOf(string); start !== -1; start = text.indexOf(string, start + 1)) {
    spans.push({ start, end: start + string.length });
  }
  return spans;
}
