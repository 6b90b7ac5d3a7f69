import { stringify } from 'yaml';
import { type FormConfig, reviewsCollection } from './form-config.ts';
import { FORM_FILES, type FormFile } from './form-files.ts';
import { type FormBusiness, fileFields, type MethodLabels, reviewFields } from './forms.ts';

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
 * The forms for a hosted repository. There Decap CMS itself reads and writes the files: reviews in `.md` files, and three others.
 * It cannot edit a file that is a list (`faq.yaml`), or plain text without keys (`summary.md`).
 */
export function hostedConfig(business: FormBusiness, methods: MethodLabels, places: HostedPlaces): FormConfig {
  const { host, repository, branch, folder, site } = places;
  return {
    backend: { name: host, repo: repository, branch },
    site_url: site,
    display_url: site,
    media_folder: `${folder}/photos`,
    public_folder: '/photos',
    publish_mode: 'simple',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        ...reviewsCollection,
        folder: `${folder}/reviews`,
        extension: 'md',
        format: 'yaml-frontmatter',
        slug: '{{year}}-{{month}}-{{day}}-{{author}}',
        preview_path: 'reviews/{{slug}}',
        editor: { preview: false },
        // Decap CMS calls the text below the front matter `body`.
        fields: reviewFields(business, methods).map((field) => (field.name === 'text' ? { ...field, name: 'body' } : field)),
      },
      {
        name: 'business',
        label: 'The business',
        editor: { preview: false },
        files: Object.entries(FORM_FILES).flatMap(([file, { name, label, schema }]) =>
          schema === undefined ? [] : [{ name, label, file: `${folder}/${file}`, fields: fileFields(file as FormFile) }],
        ),
      },
    ],
  };
}

/** The configuration as the file `config.yml`. */
export function configFile(config: FormConfig): string {
  return `# Made by npm run edit; make it anew when names in business.yaml change.\n${stringify(config, { aliasDuplicateObjects: false, lineWidth: 0 })}`;
}
