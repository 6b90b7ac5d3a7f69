import type { Business } from '../../reviews/schemas/business.ts';
import { faqFileSchema } from '../../reviews/schemas/editorial.ts';
import { reviewFileSchema } from '../../reviews/schemas/review.ts';
import { describedSchema } from '../schemas/schema-files.ts';
import { TRADE_CHOICES } from '../trade-choices.ts';
import { type Choice, type FormField, type FormWords, formFields } from './form-field.ts';
import { FORM_FILES, type FormFile } from './form-files.ts';
import { HINTS, LABELS, SINGULAR, SUMMARIES } from './labels.ts';

/** What a form needs of a business: the names to choose from. */
export type FormBusiness = Pick<Business, 'name' | 'technicians' | 'services' | 'service_areas'>;

/** The label of each method of verification in the form. */
export type MethodLabels = Readonly<Record<string, string>>;

const LONG: readonly string[] = [
  'text',
  'response.text',
  'description',
  'answer',
  'how_checked',
  'who_may_write',
  'order',
  'refused',
  'incentives',
];

/** `npm run reviews -- photo` prepares the file of a photo and removes it; a form only describes it. */
const KEPT: readonly string[] = ['photos'];

const OPEN: readonly string[] = ['mentions', 'verification', 'response'];

/** The form for a review. Its id is made from date and author, and stays. */
export function reviewFields(business: FormBusiness, methods: MethodLabels): FormField[] {
  const schema = describedSchema(reviewFileSchema.omit({ id: true }), 'review');
  return formFields(schema, { ...wordsOf('review'), choices: reviewChoices(business, methods) }).map(withToday);
}

/** A new review most likely has today's date. */
function withToday(field: FormField): FormField {
  return field.name === 'date' ? { ...field, default: '{{now}}' } : field;
}

/** The form for another file. */
export function fileFields(file: FormFile): FormField[] {
  const { name, schema } = FORM_FILES[file];
  if (schema === undefined) return file === 'faq.yaml' ? faqFields() : summaryFields();
  return formFields(describedSchema(schema, name), { ...wordsOf(name), choices: { trade: TRADE_CHOICES } });
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

function wordsOf(kind: string): FormWords {
  return {
    labels: LABELS[kind] ?? {},
    hints: HINTS[kind] ?? {},
    singular: SINGULAR,
    summaries: SUMMARIES,
    choices: {},
    open: OPEN,
    long: LONG,
    kept: KEPT,
  };
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
