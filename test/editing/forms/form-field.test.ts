import { expect, it } from 'vitest';
import { formFields } from '../../../src/editing/forms/form-field.ts';

const words = {
  labels: { a: 'First' },
  hints: { b: '' },
  singular: { list: 'thing' },
  summaries: { group: '{{fields.n}}' },
  choices: { c: [{ label: 'X', value: 'x' }] },
  open: [],
  long: ['b'],
  kept: ['files'],
};

it('makes a field of each key of a JSON Schema', () => {
  const fields = formFields(
    {
      required: ['a', 'group'],
      properties: {
        a: { type: 'string', description: 'What it is.', maxLength: 200 },
        b: { type: 'string', description: 'Told elsewhere.', pattern: '^(?:Mo|Tu)$' },
        c: { type: 'string' },
        group: { type: 'object', required: ['n'], properties: { n: { type: 'integer', minimum: 0, maximum: 3 } } },
        list: { type: 'array', items: { type: 'string', pattern: '\\S' } },
        files: { type: 'array', items: { type: 'string' } },
        kind: { type: 'string', enum: ['former-employee'] },
      },
    },
    words,
  );
  expect(fields).toEqual([
    {
      name: 'a',
      label: 'First',
      hint: 'What it is.',
      required: true,
      widget: 'string',
      pattern: ['^[^]{0,200}$', 'at most 200 characters'],
    },
    { name: 'b', label: 'b', required: false, widget: 'text' },
    { name: 'c', label: 'c', required: false, widget: 'select', options: [{ label: 'X', value: 'x' }] },
    {
      name: 'group',
      label: 'group',
      required: true,
      widget: 'object',
      collapsed: true,
      summary: '{{fields.n}}',
      fields: [{ name: 'n', label: 'n', required: true, widget: 'number', value_type: 'int', min: 0, max: 3 }],
    },
    {
      name: 'list',
      label: 'list',
      required: false,
      widget: 'list',
      label_singular: 'thing',
      collapsed: false,
      default: [],
      field: { name: 'entry', label: 'Entry', required: true, widget: 'string', pattern: ['\\S', 'some text is required'] },
    },
    {
      name: 'files',
      label: 'files',
      required: false,
      widget: 'list',
      label_singular: 'entry',
      allow_add: false,
      allow_remove: false,
      collapsed: false,
      default: [],
      field: { name: 'entry', label: 'Entry', required: true, widget: 'string' },
    },
    {
      name: 'kind',
      label: 'kind',
      required: false,
      widget: 'select',
      options: [{ label: 'former employee', value: 'former-employee' }],
    },
  ]);
});
