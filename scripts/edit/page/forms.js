// Runs in the browser beside Decap CMS, and connects its forms with the process that `npm run edit` started.
const { CMS, h, createClass } = window;

/** Loads the settings of the forms and their words. If they cannot be made, the page shows only the reason. */
async function settings() {
  const response = await fetch('/config.json');
  if (response.ok) return response.json();
  document.body.innerText = await response.text();
  throw new Error('The forms cannot be made');
}

const { config, words } = await settings();
document.documentElement.lang = words.tag;
document.title = words.page.title;

/** Sends a request to the process. If it refuses, throws an error with the process's message alone. */
async function ask(action, params) {
  const response = await fetch('/api/v1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, params }),
  }).catch(() => undefined);
  if (response === undefined) throw refusal(words.page.ended);
  if (!response.ok) throw refusal(await response.text());
  const answer = await response.json();
  if (!answer.ok) throw refusal(answer.message);
  return answer.value;
}

function refusal(message) {
  const error = new Error(message);
  // Otherwise "Error: " would precede the message.
  error.name = '';
  return error;
}

const notice = document.createElement('p');
notice.id = 'unread';
notice.ariaLive = 'polite';

/** Tells below the lists which files cannot be read, as they are in no list. */
function showUnread(lines) {
  notice.textContent = lines.length === 0 ? '' : [words.page.unread, ...lines, words.page.mend].join('\n');
  document.body.append(notice);
  hideOnForms();
}

function hideOnForms() {
  notice.hidden = /^#\/collections\/[^/]+\/(?:entries|new)\b/.test(location.hash);
}

/** Why the last save was refused. The message of Decap CMS, which a screen reader says, is gone after some seconds. */
const refused = document.createElement('p');
refused.id = 'refused';

function showRefused(message) {
  refused.textContent = message;
  document.body.append(refused);
}

/** What the check warns of in what was saved, until it is closed, or something else is opened or saved. */
const odd = document.createElement('section');
odd.id = 'odd';
odd.ariaLive = 'polite';
document.body.append(odd);

/** When it was shown: Decap CMS itself goes to another address after some saves, and whoever does it at once has not read it. */
let oddSince = 0;

/** In ms. */
const TO_READ = 5000;

/** `review`: the id of the review, as the form of the next one may be open by now. */
function showOdd(lines, review) {
  odd.replaceChildren();
  if (lines.length === 0) return;
  const [title, close, list] = ['p', 'button', 'ul'].map((name) => document.createElement(name));
  title.textContent = review === undefined ? words.page.odd : `${review}: ${words.page.odd}`;
  list.append(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  close.textContent = words.page.close;
  close.addEventListener('click', () => showOdd([]));
  odd.append(title, close, list);
  oddSince = Date.now();
}

// Something else is shown now.
addEventListener('hashchange', () => {
  hideOnForms();
  showRefused('');
  if (Date.now() - oddSince > TO_READ) showOdd([]);
});

/**
 * Connects each field with the hint and the mistakes that Decap CMS shows beside it, and each button that folds a part with the
 * name of the part, so that a screen reader says them.
 */
function describeFields() {
  for (const label of document.querySelectorAll('[class*="ControlTopbar"] > label')) {
    const topbar = label.parentElement;
    const field = document.getElementById(label.htmlFor);
    const fold = field?.querySelector(':scope > [class*="TopBarContainer"] button');
    const mistakes = topbar.querySelector('[class*="ControlErrorsList"]');
    const hint = topbar.parentElement.querySelector(':scope > [class*="ControlHint"]');
    if (fold) describe(fold, { name: label, hint }, label.htmlFor);
    if (!field?.matches('input, textarea')) continue;
    // What is chosen from a list stands beside its field, which is empty.
    const chosen = field
      .closest('[class$="-control"]')
      ?.querySelectorAll('[class$="-singleValue"], [class$="-multiValue"] > :first-child');
    describe(field, { ...chosen, mistakes, hint }, label.htmlFor);
    field.ariaInvalid = String(mistakes !== null);
  }
}

/** Names what Decap CMS draws without words: the frame of the page, and the buttons above each entry of a list. */
function nameParts() {
  const frame = document.getElementById('preview-pane');
  if (frame) frame.title = words.page.frame;
  for (const bar of document.querySelectorAll('[class*="ListItemTopBar"]')) {
    const [fold, remove] = bar.querySelectorAll(':scope > button');
    if (fold) fold.title = words.page.fold;
    if (remove) remove.title = words.page.remove;
    const handle = bar.querySelector(':scope > [role="button"]');
    if (handle) handle.title = words.page.move;
  }
}

/**
 * What Decap CMS says of a save, for some seconds. It stands in a part that was there before, as Orca says nothing of one that comes
 * with its words.
 */
const said = document.createElement('p');
said.id = 'said';
said.ariaLive = 'polite';
document.body.append(said);

function sayMessage() {
  const message = document.querySelector('.Toastify [role="alert"]');
  if (!message) return;
  // Other screen readers would say it twice.
  message.removeAttribute('role');
  said.textContent = message.textContent;
}

/** Says which fields Decap CMS itself refuses: they may be out of sight. */
function tellMistakes() {
  const lines = [...document.querySelectorAll('[class*="ControlErrorsList"] li')].map((line) => line.textContent);
  const message = `${words.page.notSaved} ${lines.join('; ')}`;
  if (lines.length > 0 && refused.textContent !== message) showRefused(message);
}

function describe(element, parts, id) {
  const given = Object.entries(parts).filter(([, part]) => part);
  for (const [name, part] of given) part.id = `${id}-${name}`;
  if (given.length > 0) element.setAttribute('aria-describedby', given.map(([, part]) => part.id).join(' '));
  else element.removeAttribute('aria-describedby');
}

new MutationObserver(() => {
  describeFields();
  nameParts();
  sayMessage();
  tellMistakes();
}).observe(document.body, { childList: true, subtree: true });

/** The login page. Files on this machine need no login, so it logs in at once, also after a logout. */
const Entrance = createClass({
  componentDidMount() {
    this.props.onLogin({});
  },
  render: () => null,
});

/** A backend with the methods that Decap CMS expects. */
class FilesBackend {
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: '' } });
  authComponent = () => Entrance;
  restoreUser = () => this.authenticate();
  authenticate = async () => ({ name: 'office', login: 'office' });
  logout = () => null;
  getToken = async () => '';
  entriesByFiles = (files) => ask('entriesByFiles', { files });
  // A form only describes photos: a command prepares their files.
  getMedia = async () => [];

  /**
   * `opened` is what the form showed when it was opened, or last saved (../mended-decap.ts). The process compares with it, so that
   * saving does not undo a change that somebody else has made meanwhile. It is among the values, as unsaved text that is brought
   * back may be older than such a change.
   */
  async getEntry(path) {
    const entry = await ask('getEntry', { path });
    const opened = JSON.parse(entry.data);
    return { ...entry, data: JSON.stringify({ ...opened, opened }) };
  }

  async entriesByFolder(folder) {
    const { entries, unread } = await ask('entriesByFolder', { folder });
    showUnread(unread);
    return entries;
  }

  /** Why a review is removed is asked here, as Decap CMS has no field for that. */
  async deleteFiles([path]) {
    const reason = path.startsWith('reviews/') ? (prompt(words.page.why) ?? '') : undefined;
    await ask('deleteFiles', { path, reason }).catch((error) => {
      showRefused(`${words.page.notRemoved} ${error.message}`);
      throw error;
    });
  }

  async persistEntry({ dataFiles: [{ path, raw }] }) {
    // The id of a new entry is in its path.
    const { id, opened, ...given } = JSON.parse(raw);
    showRefused('');
    showOdd([]);
    const saved = await persist({ path, shown: opened, given }).catch(refuse);
    showOdd(saved.odd, /^reviews\/(.*)\.json$/.exec(path)?.[1]);
  }
}

/** What had the focus when a new entry was saved. */
let focused;

/** Says why a save failed, and lets the form be used again. */
function refuse(error) {
  if (app.inert) {
    app.inert = false;
    // An inert part has taken it away.
    focused.focus();
  }
  showRefused(`${words.page.notSaved} ${error.message}`);
  throw error;
}

async function persist(file) {
  const fault = window.faultyDate();
  if (fault !== undefined) throw refusal(fault);
  return ask('persistEntry', { dataFiles: [file] });
}

/** Shows the page of the site beside the form, as it was last saved; the dev server reloads it after each save. */
function preview(folder, notes) {
  return createClass({
    render() {
      const { entry } = this.props;
      const slug = entry.get('slug');
      if (!slug) return note(notes.unsaved);
      if (notes.waiting && !entry.getIn(['data', 'opened', 'verification', 'method'])) return note(notes.waiting);
      const frame = { src: `${folder}/${slug}`, title: words.page.frame, style: FRAME };
      // Until the page is there, the frame lets the words behind it through.
      return h('div', {}, note(words.page.soon), h('iframe', frame));
    },
  });
}

const FRAME = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 };

function note(text) {
  // On the right are the buttons of Decap CMS.
  return h('p', { style: { font: '1rem/1.5 system-ui, sans-serif', padding: '1rem 4rem 1rem 1rem' } }, text);
}

function merged(base, own) {
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : merged(base[key] ?? {}, value),
  ]);
  return { ...base, ...Object.fromEntries(entries) };
}

/** In a language without words of ours: those of Decap CMS for saving in place of those for publishing. */
function savingIn({ editor: { editorToolbar }, ui: { toast } }) {
  const { save, saving, changesSaved } = editorToolbar;
  // For these two, Decap CMS has no words that say nothing of publishing.
  const { publishAndCreateNew, publishAndDuplicate } = words.phrases.editor.editorToolbar;
  return {
    editor: {
      editorToolbar: {
        publish: save,
        publishNow: save,
        publishing: saving,
        published: changesSaved,
        publishAndCreateNew,
        publishAndDuplicate,
      },
    },
    ui: { toast: { entryPublished: toast.entrySaved } },
  };
}

const FORM = /#\/collections\/[^/]+\/entries\//;

// Decap CMS shows an empty form when one form follows another without a list in between.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (FORM.test(newURL)) app.inert = false;
  if (FORM.test(oldURL) && FORM.test(newURL)) location.reload();
});

CMS.registerBackend('files', FilesBackend);
CMS.registerLocale(words.tag, merged(merged(CMS.getLocale(words.tag), words.lacking), words.phrases));
const { locale = words.tag } = config;
if (locale !== words.tag) CMS.registerLocale(locale, merged(CMS.getLocale(locale), savingIn(CMS.getLocale(locale))));
const { withoutPage, waiting, notSavedPage } = words.page;
CMS.registerPreviewTemplate('reviews', preview(`${config.site_url}/reviews`, { unsaved: withoutPage, waiting }));
CMS.registerPreviewTemplate('pages', preview(config.site_url, { unsaved: notSavedPage }));
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const data = entry.get('data');
    if (!entry.get('newRecord')) return undefined;
    // When a new entry is saved, its form takes the place of this one, and of what is typed until then.
    focused = document.activeElement;
    app.inert = true;
    const { date, author, title, text = '' } = data.toObject();
    const isPage = entry.get('collection') === 'pages';
    const id = await (isPage ? ask('newPage', { title, text }) : ask('newId', { date, author })).catch(refuse);
    // A copy of a review has what that showed.
    return data.delete('opened').set('id', id);
  },
});
CMS.init({ config });
/** What Decap CMS draws: not our messages, which are said while a new entry is saved. */
const app = document.getElementById('nc-root');
