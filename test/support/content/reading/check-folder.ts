import { checkContent } from '../../../../scripts/check/check-content.ts';
import { createFileTexts } from '../../../../src/authoring/files/file-texts.ts';

/** Checks a content folder as it would have been checked at a date. */
export async function checkFolder(contentDirectory: string, now: Date) {
  const { findings, published, waiting } = await checkContent({
    contentDirectory,
    now,
    last: { reviews: new Map() },
    textOf: createFileTexts(),
  });
  return { findings: findings.filter(({ severity }) => severity !== 'info'), published, waiting };
}
