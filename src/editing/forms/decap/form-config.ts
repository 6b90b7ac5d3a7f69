import type { FormField } from '../fields/form-field.ts';
import { type FormBusiness, fileFields, reviewFields } from '../fields/forms.ts';
import { FILES_WITH_FORMS } from '../files/form-files.ts';
import { PAGE } from '../files/own-texts.ts';
import type { FormWords } from '../words/en.ts';
import { formWordsFor } from '../words/form-words.ts';
import { decapLocale } from './decap-locale.ts';

/** What the page of the forms on this machine loads: the settings of Decap CMS, and words of ours. */
export interface FormSettings {
  readonly config: FormConfig;
  readonly words: Pick<FormWords, 'tag' | 'page' | 'phrases' | 'lacking'>;
}

/** Settings of Decap CMS (https://decapcms.org/docs/configuration-options/). */
export type FormConfig = Readonly<Record<string, unknown>>;

/**
 * The configuration of the forms on this machine. They exchange the values of files with our own process as JSON. Only that
 * process reads and writes files, so paths here are mere names. `site` is the address of the dev server, whose pages stand beside
 * the form.
 */
export function localConfig(business: FormBusiness, site: string): FormConfig {
  const words = formWordsFor(business.language);
  return {
    load_config_file: false,
    backend: { name: 'files' },
    ...decapLocale(business.language),
    site_url: site,
    display_url: site,
    media_folder: 'photos',
    public_folder: '/photos',
    publish_mode: 'simple',
    collections: [
      {
        ...reviewsCollection(words),
        delete: true,
        folder: 'reviews',
        extension: 'json',
        format: 'json',
        slug: '{{fields.id}}',
        preview_path: 'reviews/{{slug}}',
        view_filters: [
          { label: words.lists.waiting, field: 'state', pattern: 'waiting' },
          { label: words.lists.unanswered, field: 'state', pattern: 'unanswered' },
        ],
        fields: reviewFields(business, words).map(withoutRules),
      },
      {
        ...pagesCollection(words),
        folder: 'pages',
        extension: 'md',
        format: 'json',
        slug: '{{fields.id}}',
        preview_path: '{{slug}}',
        fields: fileFields(PAGE, words).map(withoutRules),
      },
      {
        name: 'business',
        label: words.lists.business,
        editor: { preview: false },
        format: 'json',
        files: FILES_WITH_FORMS.map(([file, kind]) => {
          const fields = fileFields(kind, words).map(withoutRules);
          return { name: kind.name, label: words.files[file], file, preview_path: kind.page, fields };
        }),
      },
    ],
  };
}

/**
 * Leaves it to our own process to refuse a value: it does so in the words of the check, which say what is meant. Decap CMS would
 * only mark the field, which may be out of sight.
 */
function withoutRules({ pattern, min, max, fields, field, ...rest }: FormField): FormField {
  return {
    ...rest,
    ...(fields && { fields: fields.map(withoutRules) }),
    ...(field && { field: withoutRules(field) }),
  };
}

/** Decap CMS itself asks for no reason of a deletion: where it writes the files, it cannot delete reviews. */
export function reviewsCollection({ lists }: FormWords) {
  return {
    name: 'reviews',
    label: lists.reviews,
    label_singular: lists.review,
    create: true,
    delete: false,
    identifier_field: 'author',
    summary: '{{date}} · {{author}} · {{rating}} ★',
    sortable_fields: [
      { field: 'date', label: lists.date, default_sort: 'desc' },
      { field: 'rating', label: lists.rating },
      { field: 'author', label: lists.author },
    ],
  };
}

/** A page that begins with a heading may have no other title, so the list also has the end of its address. */
export function pagesCollection({ lists }: FormWords) {
  return {
    name: 'pages',
    label: lists.pages,
    label_singular: lists.page,
    create: true,
    delete: true,
    identifier_field: 'title',
    summary: '{{title}} · /{{filename}}',
  };
}
