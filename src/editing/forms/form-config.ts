import type { FormField } from './form-field.ts';
import { FORM_FILES, type FormFile } from './form-files.ts';
import { type FormBusiness, fileFields, type MethodLabels, reviewFields } from './forms.ts';

/** Where the form finds things on this machine. */
export interface LocalPlaces {
  /** The address of the dev server, whose pages stand beside the form. */
  readonly site: string;
}

/** Settings of Decap CMS (https://decapcms.org/docs/configuration-options/). */
export type FormConfig = Readonly<Record<string, unknown>>;

/**
 * The configuration of the forms on this machine. They exchange the values of files with our own process as JSON. Only that
 * process reads and writes files, so paths here are mere names.
 */
export function localConfig(business: FormBusiness, methods: MethodLabels, { site }: LocalPlaces): FormConfig {
  return {
    load_config_file: false,
    backend: { name: 'files' },
    site_url: site,
    display_url: site,
    media_folder: 'photos',
    public_folder: '/photos',
    publish_mode: 'simple',
    collections: [
      {
        ...reviewsCollection,
        folder: 'reviews',
        extension: 'json',
        format: 'json',
        slug: '{{fields.id}}',
        preview_path: 'reviews/{{slug}}',
        view_filters: [
          { label: 'Waiting for a proof', field: 'state', pattern: 'waiting' },
          { label: 'Not answered', field: 'state', pattern: 'unanswered' },
        ],
        fields: reviewFields(business, methods).map(withoutRules),
      },
      {
        name: 'business',
        label: 'The business',
        editor: { preview: false },
        format: 'json',
        files: Object.entries(FORM_FILES).map(([file, { name, label, page }]) => {
          return { name, label, file, preview_path: page, fields: fileFields(file as FormFile).map(withoutRules) };
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

/** Forms cannot delete reviews: that needs a reason, which `npm run reviews -- remove` asks for and notes. */
export const reviewsCollection = {
  name: 'reviews',
  label: 'Reviews',
  label_singular: 'review',
  create: true,
  delete: false,
  identifier_field: 'author',
  summary: '{{date}} · {{author}} · {{rating}} ★',
  sortable_fields: [
    { field: 'date', label: 'Date', default_sort: 'desc' },
    { field: 'rating', label: 'Stars' },
    { field: 'author', label: 'Author' },
  ],
} as const;
