import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../src/markdown/address.ts';
import { toHtml } from '../../src/markdown/to-html.ts';
import { inlineTokensOf, tokensOf } from '../../src/markdown/tokens.ts';
import { HOSTILE_MARKDOWN } from '../support/content/hostile/hostile-markdown.ts';
import { hostileText } from '../support/content/hostile/hostile-text.ts';

const pictures = { '/a.jpg': { width: 40, height: 30 } };

function html(text: string): string {
  return toHtml(tokensOf(text), { base: '/shop/', pictures });
}

describe('a text as HTML', () => {
  it.each([
    [
      'A *b* **c** ~~d~~ `<e>`  \nf & &copy; < "g"',
      '<p>A <em>b</em> <strong>c</strong> <del>d</del> <code>&lt;e&gt;</code><br>f &amp; &copy; &lt; &quot;g&quot;</p>',
    ],
    ['### A\n\n- [ ] b\n- [x] c', '<h2 id="a">A</h2><ul><li>[ ] b</li><li>[x] c</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    [
      '[a](/reviews?x=1&y=2) [b](#c) [d](https://example.com/e%20f)',
      '<p><a href="/shop/reviews?x=1&amp;y=2">a</a> <a href="#c">b</a> <a href="https://example.com/e%20f">d</a></p>',
    ],
    [
      '![Our "shop"](/a.jpg)',
      '<p><img src="/shop/a.jpg" alt="Our &quot;shop&quot;" width="40" height="30" loading="lazy" decoding="async"></p>',
    ],
    ['![Not here](/b.jpg)', '<p>Not here</p>'],
    [
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '<div class="scroll" role="group" tabindex="0" aria-label="a, b"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
    ],
    ['> a\n\n---\n\n    b', '<blockquote><p>a</p></blockquote><hr><pre><code>b</code></pre>'],
    ['- # a', '<ul><li><p><strong>a</strong></p></li></ul>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it('is one line where it is made of one', () => {
    expect(toHtml(inlineTokensOf('**Closed** on # [Sunday](x)'), { base: '/' })).toBe(
      '<strong>Closed</strong> on # <a href="/x">Sunday</a>',
    );
  });
});

const ELEMENTS = 'a blockquote br code del div em h2 h3 h4 h5 h6 hr img li ol p pre strong table tbody td th thead tr ul'.split(
  ' ',
);
const ATTRIBUTES = 'alt aria-label class decoding height href id loading role src start tabindex width'.split(' ');

/** The parts of the HTML that must not be there. */
function unsafe(markup: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${markup}</body></html>`);
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const attributes = [...element.attributes];
    const href = element.getAttribute('href');
    return [
      ...(ELEMENTS.includes(element.localName) ? [] : [element.localName]),
      ...attributes.filter(({ name }) => !ATTRIBUTES.includes(name)).map(({ name }) => name),
      ...(href !== null && addressOf(href) === undefined ? [href] : []),
      ...(element.localName === 'img' && element.getAttribute('src') !== '/shop/a.jpg' ? ['src'] : []),
    ];
  });
}

describe('nothing in a text becomes more than text', () => {
  it.each(HOSTILE_MARKDOWN)('%j', (text) => {
    for (const each of [text, `# T\n\n${text}`, `a ${text}`, `- ${text}`, `> ${text}`]) expect(unsafe(html(each))).toEqual([]);
    expect(unsafe(toHtml(inlineTokensOf(text), { base: '/shop/' }))).toEqual([]);
  });

  it('whatever it is', () => {
    fc.assert(fc.property(hostileText, (text) => unsafe(html(text)).length === 0));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...HOSTILE_MARKDOWN, '\n', '\n\n', '"', '<', '`', '](', '|', '> ', '    '), { maxLength: 5 }),
        (parts) => unsafe(html(parts.join(''))).length === 0,
      ),
    );
  });
});
