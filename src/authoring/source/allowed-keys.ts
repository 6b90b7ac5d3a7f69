import { z } from 'zod';
import { schemaAt, withoutWrappers } from '../../reviews/schemas/schema-at.ts';

/** Lists the keys that the schema allows in the group at the path. There are none where the schema has no group. */
export function allowedKeys(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const found = schemaAt(schema, path);
  const group = found && withoutWrappers(found);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}
