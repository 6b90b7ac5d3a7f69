import type { Parsed } from '../../reviews/schemas/issues.ts';
import { isGroup } from '../source/source.ts';

/** The content format of this software. A `business.yaml` that says nothing of it has format 1, the first. */
export const CONTENT_FORMAT = 1;

/** The format of a content folder, by the value of its `business.yaml`. One that is newer than the software is refused. */
export function checkFormat(value: unknown): Parsed<number> {
  const { format = 1 } = isGroup(value) ? value : {};
  const number = Number.isInteger(format) ? Number(format) : 0;
  if (number >= 1 && number <= CONTENT_FORMAT) return { ok: true, value: number };
  const message =
    number > CONTENT_FORMAT
      ? `${format} is the format of a newer version of the software; this one knows formats up to ${CONTENT_FORMAT}. npm run upgrade brings the newer one`
      : `allowed: a whole number from 1 to ${CONTENT_FORMAT}`;
  return { ok: false, issues: [{ path: ['format'], code: 'custom', message }] };
}

/** The value of `business.yaml` without the format, which describes all files and not the business. */
export function withoutFormat(value: unknown): unknown {
  if (!isGroup(value)) return value;
  const { format: _, ...rest } = value;
  return rest;
}
