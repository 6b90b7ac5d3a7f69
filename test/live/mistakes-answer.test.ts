import { describe, expect, it } from 'vitest';
import { answerMistakes } from '../../src/live/mistakes-answer.ts';

const PROBLEM = { file: 'content/reviews/a.md', line: 2, column: 9, message: 'rating: 6 is more than 5' };
const answer = (isForBrowser: boolean, problems = [PROBLEM]) =>
  answerMistakes(isForBrowser, { problems, textOf: () => '---\nrating: 6 <b>\n', reloader: '/base/@vite/client' });

describe('while the content has a mistake', () => {
  it('a browser gets a page with the place, the sentence and the line, which comes back by itself', () => {
    const { status, headers, body } = answer(true);
    expect([status, headers['Content-Type'], headers['Cache-Control']]).toEqual([500, 'text/html; charset=utf-8', 'no-store']);
    expect(body).toContain(
      '<li><code>content/reviews/a.md:2:9</code><br><strong>rating: 6 is more than 5</strong><pre>rating: 6 &lt;b&gt;\n        ^</pre></li>',
    );
    expect(body).toContain('src="/base/@vite/client"');
  });

  it('a page in a frame hides what is behind the frame, in the light and in the dark', () => {
    expect(answer(true).body).toContain(':root { color-scheme: light dark; background: Canvas;');
  });

  it('a program gets JSON', () => {
    const line = 'content/reviews/a.md:2:9  rating: 6 is more than 5';
    expect(JSON.parse(String(answer(false).body)).error).toEqual({ status: 500, message: `the content has a mistake: ${line}` });
    expect(answer(false, [PROBLEM, PROBLEM]).body).toContain(`the content has 2 mistakes: ${line}; ${line}`);
  });

  it('no more are shown than anybody mends at once', () => {
    const { body } = answer(
      true,
      Array.from({ length: 60 }, () => PROBLEM),
    );
    expect(String(body).match(/<li>/g)).toHaveLength(50);
    expect(body).toContain('and 10 more');
  });

  it('nothing that stands in files is markup', () => {
    const { body } = answer(true, [{ ...PROBLEM, file: '<i>"', message: '<script>&\u0007' }]);
    expect(body).toContain('<code>&lt;i&gt;&quot;:2:9</code><br><strong>&lt;script&gt;&amp;\uFFFD</strong>');
  });
});
