import type { Business } from '../reviews/schemas/business.ts';

/** Whether the business must keep secret whom it treats. */
export function hasPatients({ trade }: Pick<Business, 'trade'>): boolean {
  return trade === 'dental';
}
