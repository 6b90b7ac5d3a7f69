import fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

// Strings that end, begin or imitate something in another format.
const MARKUP = ['</script>', '<script>alert(1)</script>', '<!--', '-->', ']]>', '<b>', '&amp;', '&#x3c;', '"', "'", '\\'];
const MARKDOWN = ['`', '```', '~~~', '**', '_', '# ', '## Answer of the business', '> ', '- ', '+', '===', '---', '1. ', '2)'];
const LINKS = ['[x](https://evil.example)', '![i](x)', '[^1]', '[a]: b', 'www.evil.example', 'https://evil.example/x'];
const TABLES = ['|', '|---|', '=', '=cmd|x!A1', '@SUM(A1)', ';', ','];
const SPACES = ['\n', '\n\n', '\r', '\r\n', '\t', '    ', '\u0085', '\u2028', '\u2029', '\ufeff', '\0'];
const PIECES = [...MARKUP, ...MARKDOWN, ...LINKS, ...TABLES, ...SPACES, 'a@evil.example', 'word', 'é', '😀'];

/** Text with pieces of other formats in it. It is well-formed, like everything that is read as UTF-8. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: anyCharacter, maxLength: 4 })), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join('').toWellFormed());
