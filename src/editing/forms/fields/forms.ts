import { type Business, TRADES } from '../../../reviews/schemas/business.ts';
import { faqFileSchema } from '../../../reviews/schemas/editorial.ts';
import { reviewFileSchema } from '../../../reviews/schemas/review.ts';
import { hasPatients } from '../../patients.ts';
import type { JsonSchema } from '../../schemas/describe.ts';
import { describedSchema } from '../../schemas/schema-files.ts';
import type { FormFile } from '../files/form-file.ts';
import { LIST } from '../files/formats.ts';
import type { FormWords, Table } from '../words/en.ts';
import { type Choice, type FieldWords, type FormField, formFields } from './form-field.ts';

/** What a form needs of a business: the names to choose from, the language of its forms, and its trade, which decides on some hints. */
export type FormBusiness = Pick<Business, 'name' | 'description' | 'technicians' | 'services' | 'service_areas' | 'trade'> & {
  readonly language: string;
};

/** The values of a form. */
export function formSchema(form: FormFile | 'review'): JsonSchema {
  if (form === 'review') return describedSchema(reviewFileSchema.omit({ id: true }), form);
  return describedSchema(form.shape, form.name);
}

/** The form for a review. Its id is made from date and author, and stays. */
export function reviewFields(business: FormBusiness, words: FormWords): FormField[] {
  const { hints, ...others } = wordsOf(words, 'review', reviewChoices(business, words));
  const ofTrade = hasPatients(business) ? words.hintsOfPatients : {};
  const fields = formFields(formSchema('review'), { ...others, hints: { ...hints, ...ofTrade } });
  // A new review most likely has today's date.
  return fields.map((field) => (field.name === 'date' ? { ...field, default: '{{now}}' } : field));
}

/** The form for another file. */
export function fileFields(file: FormFile, words: FormWords): FormField[] {
  if (file.format === LIST) return faqFields(words);
  const trade = TRADES.map((value) => ({ value, label: words.trades[value] }));
  return formFields(formSchema(file), wordsOf(words, file.name, { trade }));
}

/** The file is a list; in the form that is a field. */
function faqFields(words: FormWords): FormField[] {
  const { element } = faqFileSchema;
  const fields = formFields(describedSchema(element, 'faq'), wordsOf(words, 'faq'));
  const list = { collapsed: true, summary: '{{fields.question}}', label_singular: words.lists.question, default: [], fields };
  return [{ name: 'entries', label: words.lists.questions, widget: 'list', required: false, ...list }];
}

function wordsOf(words: FormWords, kind: string, choices: FieldWords['choices'] = {}): FieldWords {
  const labels: Readonly<Record<string, Table>> = words.labels;
  return { labels: labels[kind] ?? {}, hints: words.hints[kind] ?? {}, choices, shared: words };
}

function reviewChoices({ technicians, services, service_areas }: FormBusiness, { methods }: FormWords): FieldWords['choices'] {
  return {
    // As in the list of reviews. Orca gives the voice each of several stars, which nobody counts by ear.
    rating: [5, 4, 3, 2, 1].map((value) => ({ label: `${value} ★`, value })),
    'mentions.technicians': technicians.map(({ name }) => ({ label: name, value: name })),
    'mentions.services': services.map(named),
    service_area: service_areas.map(named),
    'verification.method': Object.entries(methods).map(([value, label]) => ({ label, value })),
  };
}

function named({ id, name }: { readonly id: string; readonly name: string }): Choice {
  return { label: name, value: id };
}
