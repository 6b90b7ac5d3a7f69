import type { Theme } from '../../../brand/theme.ts';
import type { INCENTIVE_KINDS, RELATION_KINDS } from '../../../reviews/schemas/disclosure.ts';
import type { OwnPage } from '../../../reviews/schemas/own-page.ts';
import type { VERIFICATION_METHODS } from '../../../reviews/schemas/review.ts';
import { TRADE_LABELS } from '../../trade-words.ts';
import type { WarningKind } from '../../warnings/warning.ts';
import type { FormFileName } from '../files/form-files.ts';

/** A word that a file may have in a field, where the form offers all such words. */
type Value =
  | (typeof INCENTIVE_KINDS | typeof RELATION_KINDS)[number]
  | NonNullable<Theme['type' | 'radius' | 'density']>
  | OwnPage['menu']
  | 'no';

type Remedies = Partial<Readonly<Record<WarningKind | 'privateName' | 'privateText', string>>>;

/** Every word of the forms, in English; the other languages have the same keys. */
export const en = {
  /** The language of these words. */
  tag: 'en',
  /** What a form calls each field, by kind of file and path. */
  labels: {
    review: {
      date: 'Written on',
      rating: 'Stars',
      author: 'Author',
      title: 'Headline',
      text: 'What the customer wrote',
      mentions: 'What it is about',
      'mentions.technicians': 'People',
      'mentions.services': 'Services',
      service_area: 'Where',
      language: 'Language',
      source: 'Published first elsewhere',
      'source.name': 'Site',
      'source.url': 'Address there',
      'source.id': 'Its number there',
      'source.updated': 'Changed there on',
      'source.verified': 'Verified there',
      verification: 'Proof that this was a customer',
      'verification.method': 'What showed it',
      'verification.date': 'Found out on',
      unverified: 'Proof taken back on',
      response: 'Your public answer',
      'response.date': 'Answered on',
      'response.text': 'The answer',
      edited: 'Corrected on',
      disclosure: 'What readers should know of the author',
      'disclosure.incentive': 'What the author got for it',
      'disclosure.incentive.kind': 'Kind',
      'disclosure.incentive.text': 'In your words',
      'disclosure.relation': 'Who the author is to you',
      'disclosure.relation.kind': 'Kind',
      'disclosure.relation.text': 'In your words',
      photos: 'Photos',
      'photos.url': 'Address',
      'photos.width': 'Width',
      'photos.height': 'Height',
      'photos.alt': 'What it shows',
      redact: 'Words to take out',
    },
    business: {
      name: 'Name',
      trade: 'Trade',
      description: 'What you do',
      url: 'Website',
      telephone: 'Telephone',
      email: 'E-mail',
      language: 'Language of your own words',
      address: 'Address',
      'address.street_address': 'Street and number',
      'address.post_office_box_number': 'Post office box',
      'address.address_locality': 'Town',
      'address.address_region': 'State or province',
      'address.postal_code': 'Postal code',
      'address.address_country': 'Country',
      geo: 'Place on a map',
      'geo.latitude': 'Latitude',
      'geo.longitude': 'Longitude',
      opening_hours: 'Opening hours',
      time_zone: 'Time zone',
      licence: 'Licence of the data',
      technicians: 'People',
      'technicians.name': 'Name',
      'technicians.title': 'Title',
      'technicians.aliases': 'Other names',
      services: 'Services',
      'services.id': 'Short name for addresses',
      'services.name': 'Name',
      'services.description': 'Description',
      'services.aliases': 'Other names',
      service_areas: 'Areas',
      'service_areas.id': 'Short name for addresses',
      'service_areas.name': 'Name',
      'service_areas.aliases': 'Other names',
    },
    page: { title: 'Title', text: 'What it says', menu: 'Where it is linked' },
    notice: { text: 'What it says', until: 'Last day' },
    faq: { question: 'Question', answer: 'Answer', review_ids: 'Reviews that support it' },
    summary: { text: 'Summary' },
    theme: {
      accent: 'Colour',
      accent_dark: 'Colour on dark pages',
      type: 'Letters',
      radius: 'Corners',
      density: 'Space',
      photo_alt: 'What the photo shows',
    },
    policy: {
      how_checked: 'How you check reviews',
      who_may_write: 'Who may write',
      where_to_write: 'Where to write a review',
      order: 'In which order they stand',
      refused: 'What you refuse',
      deadline_days: 'Days until you decide',
      incentives: 'What you give for reviews',
      contact: 'Whom to ask',
    },
  },
  /** Hints that replace the descriptions of files, as a form has a calendar and lists, and fills in what it knows. */
  hints: {
    review: {
      date: '',
      rating: '',
      title: 'If the review has one.',
      mentions: 'Whom and what the record of the job has, even where the text names nobody.',
      'mentions.technicians': 'Also if the text names nobody.',
      'mentions.services': 'As your records have it.',
      service_area: '',
      language: 'Such as en or es-MX. Leave it empty where it is that of the business.',
      verification: 'A review without it waits, and is not published.',
      'verification.method': '',
      'verification.date': 'The day on which you looked it up.',
      unverified: 'The day on which you found that the proof was none. It is not published.',
      response: 'Readers see it below the review.',
      'response.date': '',
      'response.text': '',
      edited:
        'The day of the last correction of headline, text, stars or author since readers could see the review. npm run edit sets it for you.',
      'disclosure.incentive': '',
      'disclosure.incentive.kind': '',
      'disclosure.relation.kind': '',
      photos:
        'A photo is added in the terminal: npm run reviews -- photo <id of the review> <file>. With --remove <name> in place of the file it is removed.',
      'photos.url': '/photos/<file>, or the address of a picture elsewhere.',
      text: 'As it was written; line breaks count.',
      redact: 'They are published as [removed]: a telephone number, a street.',
    },
    page: {
      title: 'Such as Imprint. Leave it empty if the text begins with a heading, which then is the title.',
      text: 'What you copy from another page or from Word keeps its headings, lists and links. If you type: an empty line begins a paragraph, two spaces at the end of a line break it, ## begins a heading, and - an entry of a list.',
      menu: 'If you choose nothing: at the foot.',
    },
    notice: {
      text: 'One paragraph that stands above every page, such as: Closed from 1 to 20 August. To take the notice down, empty this field.',
      until: 'After this day nobody sees the notice any more. Without one it stays until you take it down.',
    },
    faq: {
      question: '',
      answer: '',
      review_ids: 'Published reviews. Each entry is the end of the address of its page, such as 2026-03-14-maria-g.',
    },
    summary: { text: 'A few sentences on what customers say. If it is empty, one is made of counts and quotes.' },
    business: {
      name: '',
      telephone: 'As people write it.',
      email: '',
      language: 'Such as en or es-MX. These forms use it, too.',
      address: '',
      'address.street_address': '',
      'address.address_locality': '',
      'address.address_region': '',
      'address.postal_code': '',
      'address.address_country': 'Two letters (ISO 3166-1), such as US.',
      opening_hours:
        'As in Mo-Fr 08:00-12:00,13:00-17:00 (Mo Tu We Th Fr Sa Su). A day without hours is open all day. Leave out the days on which you are closed.',
      services: 'What the business does. Reviews may name them.',
      'services.id': 'a-z, 0-9 and hyphens. Reviews go by it: do not change it later.',
      'service_areas.id': 'a-z, 0-9 and hyphens. Reviews go by it: do not change it later.',
    },
    theme: {
      accent:
        'The colour of links and buttons, as in #0b5c66. Where texts could not be read in it, they have the nearest colour in which they can.',
      accent_dark: 'The same on dark pages. Without it, it is the colour above, or a lighter one where that could not be read.',
      type: 'Classic: names and quotes with serifs. Plain: without serifs. Friendly: rounded.',
      radius: '',
    },
  },
  /** Hints of a review that replace those above where its author is a patient, of whom the records must not tell. */
  hintsOfPatients: {
    mentions: 'Only whom and what the text names.',
    'mentions.technicians': 'Only whom the text names.',
    'mentions.services': 'Only what the text names.',
  },
  /** What one entry of a list is called, by its path. */
  singular: {
    photos: 'photo',
    redact: 'words',
    opening_hours: 'hours',
    technicians: 'person',
    services: 'service',
    service_areas: 'area',
    'technicians.aliases': 'name',
    'services.aliases': 'name',
    'service_areas.aliases': 'name',
    review_ids: 'review',
  },
  /** An entry of any other list. */
  entry: { label: 'Entry', singular: 'entry' },
  methods: {
    invoice: 'There is an invoice',
    payment: 'A payment came in',
    booking: 'The customer booked (this does not show that the booking was kept)',
    purchase: 'The customer bought something in the shop',
    platform: 'Another site says that it was a customer',
  } satisfies Readonly<Record<(typeof VERIFICATION_METHODS)[number], string>>,
  trades: TRADE_LABELS,
  values: {
    discount: 'discount',
    gift: 'gift',
    contest: 'contest',
    payment: 'payment',
    family: 'family',
    friend: 'friend',
    owner: 'owner',
    employee: 'employee',
    'former-employee': 'former employee',
    supplier: 'supplier',
    other: 'other',
    no: 'no',
    classic: 'classic',
    plain: 'plain',
    friendly: 'friendly',
    none: 'none',
    small: 'small',
    large: 'large',
    compact: 'compact',
    regular: 'regular',
    roomy: 'roomy',
    header: 'at the top of every page',
    footer: 'at the foot of every page',
  } satisfies Readonly<Record<Value, string>>,
  /** What a form says of a text that its own rule refuses; it shows these words in capitals. */
  rules: {
    text: 'some text is required',
    noSpace: 'no white space is allowed',
    id: 'small letters from a to z, digits and hyphens are allowed, the first no hyphen',
    longest: (characters: number) => `at most ${characters} characters`,
  },
  lists: {
    reviews: 'Reviews',
    review: 'review',
    date: 'Date',
    rating: 'Stars',
    author: 'Author',
    waiting: 'Waiting for a proof',
    unanswered: 'Not answered',
    business: 'The business',
    questions: 'Questions',
    pages: 'Your own pages',
    page: 'page',
    question: 'question',
  },
  files: {
    'business.yaml': 'Name, people, services, areas',
    'notice.md': 'Notice above every page',
    'policy.yaml': 'How reviews are dealt with',
    'faq.yaml': 'Questions and answers',
    'brand/theme.yaml': 'How the site looks',
    'summary.md': 'Summary',
  } satisfies Readonly<Record<FormFileName, string>>,
  /** What stands on the page beside Decap CMS. */
  page: {
    title: 'Reviews',
    ended: 'npm run edit has ended; start it again, then save again',
    unread: 'Something is missing here:',
    mend: 'Mend this in the file, then load this page again.',
    notSaved: 'Not saved:',
    odd: 'Saved. Is this as it should be?',
    close: 'Close',
    withoutPage: 'This review gets its page when you save it with a proof that it was a customer.',
    waiting: 'This review waits: it has no page until you say how you know that it was a customer, and save.',
    notSavedPage: 'This page can be seen here when you save it.',
    frame: 'The page as it is saved',
    soon: 'The page is being made …',
    fold: 'Open or close',
    move: 'Move',
    remove: 'Remove',
    why: 'Why? The reason is kept in removed.yaml, and not published. To take out reviews because they are bad is against the law in many places.',
    notRemoved: 'Not removed:',
  },
  /** These replace words of Decap CMS: here files are saved, but nothing is published yet. */
  phrases: {
    collection: {
      sidebar: { collections: 'Content' },
      collectionTop: { newButton: 'Write a new %{collectionLabel}', newButtonAriaLabel: 'Write a new %{collectionLabel}' },
    },
    editor: {
      editor: {
        onLeavePage: 'What you changed is not saved. Leave all the same?',
        confirmLoadBackup: 'Text was typed here that is not saved yet. Bring it back?',
        onDeletePublishedEntry: 'Remove this?',
        onDeleteWithUnsavedChanges: 'What you changed is not saved. Remove all of it?',
      },
      editorToolbar: {
        publish: 'Save',
        publishing: 'Saving …',
        published: 'Saved',
        publishNow: 'Save',
        publishAndCreateNew: 'Save, and write a new one',
        publishAndDuplicate: 'Save, and copy it into a new one',
        unsavedChanges: 'Not saved yet',
        changesSaved: 'Saved',
        deployButtonLabel: 'Open the page',
        deleteEntry: 'Remove',
      },
      editorWidgets: { datetime: { now: 'Today', setToNow: 'Set the date to today' } },
    },
    ui: {
      toast: {
        entrySaved: 'Saved',
        entryPublished: 'Saved',
        onFailToPersist: 'Not saved: %{details}',
        onFailToLoadEntries: 'Cannot be read: %{details}',
        onFailToDelete: 'Not removed: %{details}',
        missingRequiredField: 'Not saved: a field that is needed is empty. Its name says that it is required.',
      },
    },
  },
  /** What Decap CMS itself has no words for in this language, or poor ones. */
  lacking: {},
  /**
   * What the check says, and how a form puts it; the rest stays as it is. A name in braces stands for a value, and … for words that do
   * not count. The first that fits is taken. The sentences themselves are the keys, as a message is nothing but its sentence everywhere
   * else: in a schema, at its place in a file, in the terminal.
   */
  messages: {
    '… under mentions: {name} is not a … of business.yaml…': 'names {name}, which is not in the business any more',
    'service_area: {name} is not a … of business.yaml…': 'names {name}, which is not in the business any more',
    'a notice is one paragraph, …': 'must be one paragraph: without empty lines, headings and lists',
    'HTML is not allowed: {html}; write Markdown, or \\< for a sign <':
      'HTML is not allowed: {html}; copy the text as a browser shows it, and not its code',
    'the page has no title; …': 'the page has no title; write it under Title',
    'an answer here names {id}; …': 'an answer under Questions and answers names {id}; take it out there first',
    'is longer than {most} characters; a longer text …': 'is longer than {most} characters',
    '{day} is past; …': '{day} is past: nobody sees the notice',
    'is for dark pages alone; …': 'needs the colour of light pages, too',
  },
  /** What to do about a warning of the check, where that is something else in a form than in the terminal. */
  remedies: {
    privateName: 'write a name that may be published, such as the first name',
    privateText: 'if not everybody should read it, write it under Words to take out',
    'broken-letters': 'write it anew',
    'curly-quotes': 'write straight quotation marks or none',
    'own-author': 'say under What readers should know of the author who this is',
    language: 'if so, name it under Language',
    'platform-word': 'choose another proof, or say which site it was under Published first elsewhere',
    'past-notice': 'choose another day, or empty the text',
  } satisfies Remedies,
  /** What our own process answers to a form. */
  answers: {
    gone: 'it is no longer there; go back to the list, and load it again',
    takenOut: 'is not there any more; somebody took it out after you opened this form',
    noReason: 'a review is removed only with a reason',
    more: (count: number) => `and ${count} more`,
    inUse:
      'Keep whom and what reviews and pages name: the title or name may say "until 2026", and a former name goes under Other names',
  },
};

/** A table of words, to be looked up by what a file has. */
export type Table = Readonly<Record<string, string | undefined>>;

/** Words of Decap CMS, by its own keys. */
interface Phrases {
  readonly [key: string]: string | Phrases;
}

/** The words of the forms in one language. */
export type FormWords = Omit<typeof en, 'hints' | 'lacking' | 'messages' | 'remedies'> & {
  /** By kind of file and path. A field without a hint here has the description of its schema, which is English. */
  readonly hints: Readonly<Record<string, Table>>;
  readonly lacking: Phrases;
  readonly remedies: Remedies;
  readonly messages: Readonly<Record<string, string>>;
};

type Labels = typeof en.labels;

/** The words of the forms in a language other than English: every field has a hint, be it empty. */
export type Translation = FormWords & {
  readonly hints: { readonly [Kind in keyof Labels]: Readonly<Record<keyof Labels[Kind], string>> };
};
