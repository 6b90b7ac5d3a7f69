import { expect, it } from 'vitest';
import { originalText } from '../../../../src/editing/imports/values/original-text.ts';

it.each([
  ['(Translated by Google) Very good.\n\n(Original)\nMuy bueno.', 'Muy bueno.'],
  ['Muy bueno.\n\n(Translated by Google)\nVery good.', 'Muy bueno.'],
  ['(Original)\nMuy bueno.\n\n(Translated by Google)\nVery good.', 'Muy bueno.'],
  ['(Translated by Google) Very good.', 'Very good.'],
  // Google writes it in the language of the account.
  ['(Übersetzt von Google) Sehr gut.\n\n(Original)\nMuy bueno.', 'Muy bueno.'],
  ["(Traduit par Google) Très bien.\n\n(Avis d'origine)\nMuy bueno.", 'Muy bueno.'],
  ['Very good.\n\n(Traducido por Google)\nMuy bueno.', 'Very good.'],
  ['(Traduzione di Google) Molto buono.\n\n(Originale)\nMuy bueno.', 'Muy bueno.'],
  ['(Vertaald door Google) Zeer goed.\n\n(Origineel)\nMuy bueno.', 'Muy bueno.'],
  ['(Traduzido pelo Google) Muito bom.\n\n(Original)\nMuy bueno.', 'Muy bueno.'],
  ['Muy bueno.\n\n(Przetłumaczone przez Google)\nBardzo dobrze.', 'Muy bueno.'],
  ['(Google tarafından çevrildi) Çok iyi.\n\n(Orijinal)\nMuy bueno.', 'Muy bueno.'],
  ['(Переведено Google) Очень хорошо.\n\n(Оригинал)\nMuy bueno.', 'Muy bueno.'],
  ['Muy bueno.\n\n(Přeloženo Googlem)\nVelmi dobré.', 'Muy bueno.'],
  ['（Google による翻訳）とても良い。\n\n（原文）\nMuy bueno.', 'Muy bueno.'],
  ['(由 Google 提供翻譯) 很好。\n\n(原始評論)\nMuy bueno.', 'Muy bueno.'],
  ['（由 Google 翻译）很好。\n\n（原文）\nMuy bueno.', 'Muy bueno.'],
  ['(Google 번역 제공) 아주 좋아요.\n\n(원문)\nMuy bueno.', 'Muy bueno.'],
  // In a language whose words are not known.
  ['(Diterjemahkan oleh Google) Sangat bagus.\n\n(Asli)\nMuy bueno.\n\nSí.', 'Muy bueno.\n\nSí.'],
  ['Muy bueno.\n\nSí.\n\n(Diterjemahkan oleh Google)\nSangat bagus.\n\nYa.', 'Muy bueno.\n\nSí.'],
  ['(found them on Google) Very good.\n(Update)\nStill.', '(found them on Google) Very good.\n(Update)\nStill.'],
  ['Very good.\n\n(I wrote this on Google, too.)', 'Very good.\n\n(I wrote this on Google, too.)'],
  ['  Very good (Original) pizza ', 'Very good (Original) pizza'],
])('keeps the original of %j', (comment, original) => {
  expect(originalText(comment)).toBe(original);
});
