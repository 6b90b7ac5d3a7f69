import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** What Ajv finds wrong with a value by the schema at a JSON Pointer (RFC 6901) of an OpenAPI document. */
export type SchemaJudge = (pointer: string, value: unknown) => readonly object[];

/** Makes a judge of an OpenAPI 3.1 document, whose schemas are JSON Schema 2020-12. */
export function schemaJudge(document: object): SchemaJudge {
  const ajv = new Ajv2020({ allErrors: true });
  // These keys surround the schemas in the document. Every other keyword must be one of JSON Schema.
  ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'security', 'paths', 'components']);
  addFormats(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });
  return (pointer, value) => {
    const validate = ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` });
    validate(value);
    return validate.errors ?? [];
  };
}
