import { expect, it } from 'vitest';
import { formFields } from '../../../../src/editing/forms/fields/form-field.ts';
import { en } from '../../../../src/editing/forms/words/en.ts';

const words = {
  labels: { a: 'First' },
  hints: { answer: '' },
  choices: { c: [{ label: 'X', value: 'x' }] },
  shared: en,
};

it('makes a field of each key of a JSON Schema', () => {
  const fields = formFields(
    {
      required: ['a', 'source'],
      properties: {
        a: { type: 'string', description: 'What it is.', maxLength: 200 },
        answer: { type: 'string', description: 'Told elsewhere.', pattern: '^(?:Mo|Tu)$' },
        c: { type: 'string' },
        source: { type: 'object', required: ['name'], properties: { name: { type: 'integer', minimum: 0, maximum: 3 } } },
        redact: { type: 'array', items: { type: 'string', pattern: '\\S' } },
        photos: { type: 'array', items: { type: 'string' } },
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
    { name: 'answer', label: 'answer', required: false, widget: 'text' },
    { name: 'c', label: 'c', required: false, widget: 'select', options: [{ label: 'X', value: 'x' }] },
    {
      name: 'source',
      label: 'source',
      required: true,
      widget: 'object',
      collapsed: true,
      summary: '{{fields.name}}',
      fields: [{ name: 'name', label: 'name', required: true, widget: 'number', value_type: 'int', min: 0, max: 3 }],
    },
    {
      name: 'redact',
      label: 'redact',
      required: false,
      widget: 'list',
      label_singular: 'words',
      collapsed: false,
      default: [],
      field: { name: 'entry', label: 'Entry', required: true, widget: 'string', pattern: ['\\S', 'some text is required'] },
    },
    {
      name: 'photos',
      label: 'photos',
      required: false,
      widget: 'list',
      label_singular: 'photo',
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
