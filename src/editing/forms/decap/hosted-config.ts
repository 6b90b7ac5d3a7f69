import { parseDocument, stringify } from 'yaml';
import { isGroup } from '../../../authoring/source/source.ts';
import type { FormField } from '../fields/form-field.ts';
import { type FormBusiness, fileFields, reviewFields } from '../fields/forms.ts';
import { FILES_WITH_FORMS } from '../files/form-files.ts';
import { KEYS } from '../files/formats.ts';
import { PAGE } from '../files/own-texts.ts';
import type { FormWords } from '../words/en.ts';
import { formWordsFor } from '../words/form-words.ts';
import { decapLocale } from './decap-locale.ts';
import { type FormConfig, pagesCollection, reviewsCollection } from './form-config.ts';

/** Where the content is: a repository at GitHub or GitLab. */
export interface HostedPlaces {
  readonly host: 'github' | 'gitlab';
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** The content folder in the repository. */
  readonly folder: string;
  /** The address of the published site. */
  readonly site: string;
}

/**
 * The forms for a hosted repository. There Decap CMS itself reads and writes the files: reviews in `.md` files, pages, and three
 * others. It cannot edit a file that is a list (`faq.yaml`), or plain text without keys (`summary.md`).
 */
export function hostedConfig(business: FormBusiness, places: HostedPlaces) {
  const words = formWordsFor(business.language);
  const { host, repository, branch, folder, site } = places;
  return {
    backend: { name: host, repo: repository, branch },
    ...decapLocale(business.language),
    site_url: site,
    display_url: site,
    media_folder: `${folder}/photos`,
    public_folder: '/photos',
    publish_mode: 'simple',
    // Decap CMS reads no such setting. Sveltia CMS, which reads the same configuration, would write empty fields, which are mistakes.
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        ...reviewsCollection(words),
        folder: `${folder}/reviews`,
        extension: 'md',
        format: 'yaml-frontmatter',
        // Not `{{day}}`, which is the day of UTC when the date begins on the owner's clock: east of Greenwich the day before.
        slug: '{{fields.date}}-{{author}}',
        preview_path: 'reviews/{{slug}}',
        editor: { preview: false },
        fields: reviewFields(business, words).map(withBody),
      },
      {
        ...pagesCollection(words),
        folder: `${folder}/pages`,
        extension: 'md',
        format: 'yaml-frontmatter',
        slug: '{{title}}',
        preview_path: '{{slug}}',
        editor: { preview: false },
        // Decap CMS makes the name of the file from the title, which is required here.
        fields: fileFields(PAGE, words).map((field) =>
          field.name === 'title' ? { ...field, required: true, hint: undefined } : withBody(field),
        ),
      },
      {
        name: 'business',
        label: words.lists.business,
        editor: { preview: false },
        files: FILES_WITH_FORMS.filter(([, { format }]) => format === KEYS).map(([file, kind]) => {
          const fields = fileFields(kind, words);
          return { name: kind.name, label: words.files[file], file: `${folder}/${file}`, fields };
        }),
      },
    ],
  };
}

/** Decap CMS calls the text below the front matter `body`. */
function withBody(field: FormField): FormField {
  return field.name === 'text' ? { ...field, name: 'body' } : field;
}

/** The page of the hosted forms in the language of their words. `html` is the page in English. */
export function pageIn(html: string, { tag, page }: FormWords): string {
  return html.replace('<html lang="en">', `<html lang="${tag}">`).replace('<title>Reviews<', `<title>${page.title}<`);
}

/** The page's script, and behind it the words that Decap CMS lacks in the language. */
export function scriptIn(script: string, { tag, lacking }: FormWords): string {
  if (Object.keys(lacking).length === 0) return script;
  return `${script}
// What Decap CMS has no words for in this language.
function fill(phrases, words) {
  for (const [key, word] of Object.entries(words)) {
    if (typeof word === 'string') phrases[key] = word;
    else fill((phrases[key] ??= {}), word);
  }
}

fill(window.CMS.getLocale(${JSON.stringify(tag)}), ${JSON.stringify(lacking, null, 2)});
`;
}

/**
 * The configuration as the file `config.yml`. What somebody wrote below `backend` of the file `before`, such as who logs people in,
 * stays unless the host is another.
 */
export function configFile(config: FormConfig & { readonly backend: { readonly name: string } }, before = ''): string {
  const written: unknown = parseDocument(before).toJS()?.backend;
  const { backend } = config;
  const own = isGroup(written) && written.name === backend.name ? written : {};
  const whole = { ...config, backend: { ...own, ...backend } };
  return `# Made by npm run edit; make it anew when names in business.yaml change.\n${stringify(whole, { aliasDuplicateObjects: false, lineWidth: 0 })}`;
}
