import type { Business } from '../../reviews/schemas/business.ts';
import { faqFileSchema } from '../../reviews/schemas/editorial.ts';
import { reviewFileSchema } from '../../reviews/schemas/review.ts';
import { describedSchema } from '../schemas/schema-files.ts';
import { TRADE_CHOICES } from '../trade-words.ts';
import { type Choice, type FormField, type FormWords, formFields } from './form-field.ts';
import { FORM_FILES, type FormFile } from './form-files.ts';
import { HINTS, LABELS } from './labels.ts';

/** What a form needs of a business: the names to choose from. */
export type FormBusiness = Pick<Business, 'name' | 'technicians' | 'services' | 'service_areas'>;

/** The label of each method of verification in the form. */
export type MethodLabels = Readonly<Record<string, string>>;

/** The form for a review. Its id is made from date and author, and stays. */
export function reviewFields(business: FormBusiness, methods: MethodLabels): FormField[] {
  const schema = describedSchema(reviewFileSchema.omit({ id: true }), 'review');
  const fields = formFields(schema, wordsOf('review', reviewChoices(business, methods)));
  // A new review most likely has today's date.
  return fields.map((field) => (field.name === 'date' ? { ...field, default: '{{now}}' } : field));
}

/** The form for another file. */
export function fileFields(file: FormFile): FormField[] {
  const { name, schema } = FORM_FILES[file];
  if (schema === undefined) return file === 'faq.yaml' ? faqFields() : summaryFields();
  return formFields(describedSchema(schema, name), wordsOf(name, { trade: TRADE_CHOICES }));
}

/** The file is a list; in the form that is a field. */
function faqFields(): FormField[] {
  const { element } = faqFileSchema;
  const fields = formFields(describedSchema(element, 'faq'), wordsOf('faq'));
  const list = { collapsed: true, summary: '{{fields.question}}', label_singular: 'question', default: [], fields };
  return [{ name: 'entries', label: 'Questions', widget: 'list', required: false, ...list }];
}

/** The file is plain text. */
function summaryFields(): FormField[] {
  const hint = 'A few sentences on what customers say. If it is empty, one is made of counts and quotes.';
  return [{ name: 'text', label: 'Summary', hint, widget: 'text', required: false }];
}

function wordsOf(kind: string, choices: FormWords['choices'] = {}): FormWords {
  return { labels: LABELS[kind] ?? {}, hints: HINTS[kind] ?? {}, choices };
}

function reviewChoices({ technicians, services, service_areas }: FormBusiness, methods: MethodLabels): FormWords['choices'] {
  return {
    rating: [5, 4, 3, 2, 1].map((value) => ({ label: `${'★'.repeat(value)}${'☆'.repeat(5 - value)}`, value })),
    'mentions.technicians': technicians.map(({ name }) => ({ label: name, value: name })),
    'mentions.services': services.map(named),
    service_area: service_areas.map(named),
    'verification.method': Object.entries(methods).map(([value, label]) => ({ label, value })),
  };
}

function named({ id, name }: { readonly id: string; readonly name: string }): Choice {
  return { label: name, value: id };
}
