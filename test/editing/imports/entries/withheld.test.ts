import { describe, expect, it } from 'vitest';
import { createWithheld } from '../../../../src/editing/imports/entries/withheld.ts';

const withheldIn = (header: readonly string[]) => createWithheld(header, ([author = '']) => author);
const withheld = (column: string, cell: string, author = 'Ann') => withheldIn(['Name', column])([author, cell]);
const reasonFor = (column: string, cell: string) => withheld(column, cell)?.reason;

it.each([
  ['State', 'spam'],
  ['curated', 'spam'],
  ['comment_approved', 'trash'],
  ['Status', 'Gelöscht'],
  ['Statut', 'Supprimé'],
  ['Status', 'Removed by moderator'],
  ['deleted_at', '2025-03-07 10:00:00'],
  ['comment.deletedAt', '1741341600'],
  ['Trashed on', '07.03.2025'],
  ['rejected_at', '2025-03-07 10:00:00'],
  ['status', 'Blocked'],
])('says of a row whose %j is %j that it was thrown away', (column, cell) => {
  expect(reasonFor(column, cell)).toBe(`its "${column}" is "${cell}"`);
});

it.each([
  ['state', 'unpublished'],
  ['status', 'Hidden'],
  ['status', 'disable'],
  ['Bewertungsstatus', 'Abgelehnt'],
  ['Statut', 'Non publié'],
  ['Estado', 'Pendiente'],
  ['Stato', 'In attesa'],
  ['Estado', 'Não publicada'],
  ['Status', 'Niet gepubliceerd'],
  ['Review Status', 'Pending approval'],
  ['Freigegeben', 'Nein'],
  ['Publicada', 'no'],
  ['Affiché', 'non'],
  ['Goedgekeurd', 'nee'],
  ['Oculta', 'Sí'],
  ['Nascosta', 'sì'],
  ['status', 'hold'],
  ['moderation_status', 'rejected'],
  ['comment_approved', '0'],
  ['is_visible', 'no'],
  ['published', 'FALSCH'],
  ['hidden', 'VRAI'],
  ['active', 'false'],
  ['authorized', 'false'],
  ['show', 'false'],
  ['show_on_reviews_page', 'false'],
  ['hidden', 'true'],
  ['Statut', 'En attente de modération'],
  ["Statut de l'avis", 'En cours de modération'],
  ['Status', 'In Prüfung'],
  ['Sichtbarkeit', 'privat'],
  ['Visibilité', 'Privé'],
  ['Estado de la reseña', 'Pendiente de aprobación'],
  ['Stato', 'In attesa di approvazione'],
  ['Status', 'Under review'],
  ['Response Type', 'partial'],
  ['Response Type', 'Survey Preview'],
  ['Status', 'Survey Test'],
  ['Entry_Status', 'Incomplete'],
  ['Submission status', 'Draft'],
  ['publish_status', 'draft'],
  ['approval', 'pending'],
  ['is_private', 'true'],
  ['Display on website', 'No'],
  ['Approved For Website', 'FALSE'],
  ['Published to our site', 'No'],
  ['Live on web', 'No'],
  ['Visible on profile', 'No'],
  ['publicly_visible', 'false'],
  ['moderation.moderationStatus', 'IN_MODERATION'],
  ['_validation_status', 'Not Approved'],
  ['Privacy', 'Private'],
  ['Publish status', 'Not live'],
  ['Review status', 'Not posted'],
  ['Status', 'Needs approval'],
  ['Status', 'To review'],
  ['Status', 'Do not publish'],
  ['Status', "Don't use"],
  ['Status', 'Deactivated'],
])('says of a row whose %j is %j how to take it all the same', (column, cell) => {
  expect(withheld(column, cell)).toEqual({
    reason: `its "${column}" is "${cell}": it was not published there`,
    remedy: `to take such reviews all the same, take "${column}" out of the file`,
  });
});

it.each([
  ['status', 'Active'],
  ['Status', 'Veröffentlicht'],
  ['Estado', 'Publicado'],
  ['status', ''],
  // In one shop system it is disabled, in the next it is closed.
  ['status', '0'],
  // Nobody has looked at it yet, and it may be published.
  ['curated', 'not-yet'],
  ['published', '2024-03-05'],
  ['Veröffentlicht', '05.03.2024'],
  ['hidden', 'false'],
  ['reply status', 'pending'],
  ['Response Type', 'IP Address'],
  ['Entry_Status', 'Submitted'],
  ['Comments', 'Hidden'],
  ['Privacy', 'I accept'],
  // That of the business below the review
  ['Comment Public', 'false'],
  ['Status', 'Live'],
  ['deleted_at', ''],
  ['deleted_at', '0000-00-00 00:00:00'],
])('says nothing of a row whose %j is %j', (column, cell) => {
  expect(reasonFor(column, cell)).toBeUndefined();
});

it('looks at all columns that say it', () => {
  expect(withheldIn(['published', 'hidden'])(['true', 'true'])?.reason).toContain('"hidden" is "true"');
});

it.each([
  ['OK to publish?', 'No'],
  ['¿Podemos publicar?', 'No, gracias'],
  ['consent_given', 'false'],
  ['Consent to publish', 'I do not agree'],
  ['May we use your comment on our website?', '0'],
  ['May we show your name?', 'No'],
  ['Einwilligung zur Veröffentlichung', 'nein'],
  ['Dürfen wir Ihre Bewertung auf unserer Website zeigen?', 'Lieber nicht'],
  ['Einverständnis', 'Nein'],
  ['Possiamo pubblicare il Suo commento?', 'no'],
  ['Podemos publicar a sua avaliação?', 'Não'],
  ['Mogen we uw review plaatsen?', 'Nee'],
  ['Mogen we dit publiceren?', 'Liever niet'],
  ['Mogen we dit publiceren?', 'Geen toestemming'],
  ['Stimmen Sie der Veröffentlichung zu?', 'Nein'],
  ['¿Aceptas que publiquemos tu reseña?', 'No'],
  ['¿Podemos compartir tu opinión?', 'No'],
  ['Êtes-vous d’accord pour que nous publiions votre avis ?', 'Non'],
  ['Ci autorizza a pubblicare la Sua recensione?', 'No'],
  ['Geeft u toestemming voor publicatie van uw review?', 'Nee'],
  ['Are you happy with us? May we use your comment?', 'No'],
  ['Acconsente che pubblichiamo la Sua recensione?', 'No'],
  ['Can we share this on our website?', 'No'],
  ['Can I use your feedback as a testimonial?', 'No'],
  ['Are you happy for us to share this?', '0'],
  ['May we quote you?', 'No'],
  ['May we quote your answers to the last two questions?', 'No'],
  ["We'd love that. May we use your response as a quote?", 'No'],
  ['Would you be open to us using your words as a quote?', 'No'],
  ['May we use this as a testimonial on our website?', 'No'],
  ['Will you allow us to use these remarks in print?', 'No'],
  ['May we feature your testimonial (flyers, posters)?', 'No'],
  ['Would you mind if we shared your review publicly?', 'No'],
  ['I give permission to use my testimonial on the site', 'No'],
  ['I allow this to be used as a testimonial (first name only)', 'No'],
  ['I agree that my feedback may be used as a testimonial', 'No'],
  ['OK to share publicly', 'No'],
  ['Is it okay if we share this publicly?', 'No'],
  ['Is it OK if I quote you?', 'No'],
  ['Your consent', 'No'],
  ['Testimonial permission', 'No'],
  ['publicConsent', 'false'],
  ['isConsented', 'false'],
  ['hasConsent', 'false'],
  ['Sharing preference', 'No'],
  ['Use on website?', 'No'],
  ['OK for website', 'No'],
  ['Website OK?', 'No'],
  ['How may we use your review?', 'No'],
  ['Where may we show your words?', 'No'],
  ['Publication consent', 'No'],
  ['Can your comment be published?', 'No'],
  ['Can we share customer comments?', 'No'],
  ['consentToFeature', 'false'],
  ['Permission', 'No'],
  ['Approved to publish', 'No'],
  ['can_use_publicly', 'false'],
  ['mayPublish', '0'],
  ['mayQuote', 'private'],
  ['publish_as', 'never'],
  ['testimonial_consent', 'no'],
  ['Einverstanden, dass meine Bewertung gezeigt wird', 'Nein'],
  ['Autorizo el uso de mi testimonio en la web', 'No'],
  ['J’autorise l’utilisation de mon témoignage sur votre site', 'Non'],
  ['Autorizzo l’utilizzo della mia recensione', 'No'],
  ['Autorizo o uso do meu depoimento no site', 'Não'],
  ['Ik geef toestemming om mijn review te gebruiken', 'Nee'],
])('says of a row whose author answers %j with %j', (question, answer) => {
  expect(withheld(question, answer)).toEqual({ reason: `"${question}" says "${answer}"` });
  for (const yes of [
    'Yes, with my full name',
    'yes, no problem',
    'true',
    '1',
    'Ja',
    'Ja, geen probleem',
    'Sí',
    'I agree',
    'I think so',
    '2024-03-05 14:22',
  ])
    expect(reasonFor(question, yes), yes).toBeUndefined();
});

it.each([
  ['Keep my review private?', 'Yes'],
  ['do_not_publish', '1'],
  ['Please don’t share my words', 'checked'],
])('says of a row whose author wants %j with %j', (column, cell) => {
  expect(withheld(column, cell)).toEqual({ reason: `"${column}" says "${cell}"` });
  for (const no of ['No', '0', 'false', '']) expect(withheld(column, no), no).toBeUndefined();
});

/** Each of the answers withholds a review under each of the columns, and the other answer under none. */
function expectHeeded(columns: string, answers: string, other: string): void {
  for (const column of columns.split('; ')) {
    for (const said of answers.split(' ')) expect(reasonFor(column, said), `${column} ${said}`).toBeDefined();
    expect(reasonFor(column, other), column).toBeUndefined();
  }
}

it.each([
  'isPublic; show_publicly; publicDisplay; visibleToPublic; isListed; OK to share; canBeShared; allow_sharing; Post publicly; shareable',
  'Usage rights; Testimonial release signed; Include in website; Can we share?; Quote permission; Publish; Display',
  'Publish (Y/N); Approved? Y/N; Public - yes or no; Customer approved; Written consent; Patient authorization; HIPAA authorization',
  'Veröffentlichen (ja/nein); Freigabe J/N; Kunde einverstanden; Einwilligung liegt vor; Publier (oui/non); Accord client; Publicar S/N',
  'Cliente autoriza; Consentimiento del paciente; Consenso firmato; Toestemming klant; Publiceren (ja/nee)',
  'Öffentlich; Veröffentlichen?; Auf der Homepage veröffentlichen; Anzeigen; Freigabe; Darf verwendet werden; Dürfen wir zitieren?; Namensnennung',
  'Publique; Publication; Afficher sur le site; En ligne; Diffusion autorisée; Público; Publicación; Mostrar en la web; Se puede publicar',
  'Pubblico; Pubblicazione; Mostra sul sito; Openbaar; Publicatie; Tonen op website; Mag geplaatst worden; Exibir no site; Permissão',
  'Zgoda na publikację opinii; Opublikowano; Souhlas se zveřejněním; Zveřejněno; Hozzájárulok a vélemény közzétételéhez; Acord publicare',
  'Samtycke till publicering; Får publiceras; Samtykke til offentliggørelse; Suostumus julkaisuun; Julkaistu; Опубликовано; Согласие на публикацию',
  'Згода на публікацію; Yayınlansın mı?; 公開; 掲載許可; 是否公开; 공개 여부',
])('heeds a No under %s', (columns) => {
  expectHeeded(columns, 'No N Nein Non Nee Não Nie Ne Nem Nu Nej Nei Ei Нет Ні Hayır いいえ 否 不可 아니오', 'Yes');
});

it.each([
  'hide; hide_from_site; is_removed; Withdrawn; soft_deleted; is_test; Internal only; Not for publication; is_duplicate; Do not publish',
  'Privat; Gesperrt; Nur intern; Nicht veröffentlichen; Privé; Supprimé; Ne pas afficher; Confidentiel; Privado; Eliminado; No publicar',
  'Privato; Cancellato; Non mostrare; Geblokkeerd; Niet tonen; Excluído; Não publicar; Ukryte; Rejtett; Dold; Скрыто; 非公開; 비공개',
])('heeds a Yes under %s', (columns) => {
  expectHeeded(columns, 'Yes Ja Oui Sí Sì Sim Tak Ano Igen Da Kyllä Да Evet はい 是 네', 'No');
});

it.each([
  'Odrzucona; Čeká na schválení; Függőben; Respins; Väntar på godkännande; Afventer; Venter på godkjenning; Luonnos; На модерации; Відхилено',
  'Smazáno; Törölve; Șters; Borttagen; Slettet; Poistettu; Удалён; Спам; Silindi; 削除済み; 已删除; 삭제됨',
  'Taslak; Σε αναμονή; 非公開; 承認待ち; 待审核; 승인대기',
])('heeds a state in other languages: %s', (states) => {
  for (const state of states.split('; ')) expect(reasonFor('Status', state), state).toBeDefined();
  for (const column of ['Stav', 'Állapot', 'Статус', 'Durum', 'ステータス', '状态', '상태'])
    expect(reasonFor(column, 'Draft'), column).toBeDefined();
});

describe('the three columns in which Gravity Forms writes a consent', () => {
  const partsOf = (question: string) => ['Consent', 'Text', 'Description'].map((part) => `${question} (${part})`);

  it.each(['Consent', 'May we publish your review?', 'I agree that my review is published'])('are one: %s', (question) => {
    const held = withheldIn(partsOf(question));
    expect(held(['Checked', 'I agree, but only here', ''])).toBeUndefined();
    expect(held(['Not Checked', '', ''])).toEqual({ reason: `"${question} (Consent)" says "Not Checked"` });
  });

  it('do not stand for each other', () => {
    const [, text = '', description = ''] = partsOf('May we publish your review?');
    expect(withheldIn([text, description])(['', ''])?.reason).toContain('(Text)" is empty');
    const questions = ['May we publish your review? (photo)', 'May we publish your review? (words)'];
    expect(withheldIn(questions)(['Yes', 'No'])?.reason).toBe(`"${questions[1]}" says "No"`);
  });
});

it('reads a question whose choices have columns of their own in its own column', () => {
  const question = 'May we publish your review?';
  const held = withheldIn([question, `${question} (Yes)`, `${question} (No)`]);
  expect(held(['Yes', 'true', 'false'])).toBeUndefined();
  expect(held(['No', 'false', 'true'])).toEqual({ reason: `"${question}" says "No"` });
});

it.each([
  'Not my name, but yes',
  'Só o primeiro nome',
  'Sim, com iniciais',
  'Ja, met voornaam',
  'Oui, de façon anonyme',
  'Maybe',
  'Tal vez',
  'Peut-être',
  'Tak, ale tylko imię',
  'Только имя',
  'イニシャルのみ',
])('takes no review as it is whose author agrees on terms: %j', (answer) => {
  expect(withheld('May we publish this?', answer)).toEqual({
    reason: `"May we publish this?" says "${answer}"`,
    remedy: 'change the review in the file so that it fits, and write Yes there',
    isOpen: true,
  });
});

it.each([
  ...['Sí, sin problema', 'Oui, sans problème', 'Sim, sem problemas', 'Ja, ohne Weiteres', 'Without any problem'],
  ...['No hay problema', 'No tengo ningún inconveniente', 'Não há problema', 'I don’t mind'],
])('takes %j for a yes', (answer) => {
  expect(withheld('May we publish this?', answer)).toBeUndefined();
});

it.each([
  ['isAnonymous', 'true'],
  ['anonymous', '1'],
  ['reviewer_is_anonymous', 'yes'],
  ['Would you like to remain anonymous?', 'Yes'],
  ['Remain Anonymous?', 'TRUE'],
  ['Post anonymously', 'Yes, please'],
  ['Remain anonymous', 'Yes, keep it private'],
  ['Möchten Sie anonym bleiben?', 'Ja'],
  ['¿Deseas permanecer anónimo?', 'Sí'],
])('takes no name of an author who wants none there: %j is %j', (column, cell) => {
  expect(withheld(column, cell)).toEqual({
    reason: `its "${column}" is "${cell}": its author does not want this name there`,
    remedy: 'write the name as it may be shown, or such as "A customer", and empty this cell',
    isOpen: true,
  });
  for (const no of ['false', '0', 'No', 'No, thanks', 'None', '']) expect(withheld(column, no), no).toBeUndefined();
  for (const name of ['Anonymous', 'Anonymer Gast', 'Anónimo', 'Anoniem', ' anonyme', 'Аноним', '匿名', '익명'])
    expect(withheld(column, cell, name), name).toBeUndefined();
});

it.each([
  'Show my name; display_name_publicly; name_public; Name permission; Name anzeigen; Darf Ihr Name genannt werden?; Namensnennung; ¿Con nombre?; With name (Y/N)',
  'Afficher mon nom; Peut-on citer votre nom ?; Mostrar mi nombre; Mogen we uw naam vermelden?; Podemos divulgar o seu nome?',
])('takes no name of an author who says No to %s', (columns) => {
  for (const column of columns.split('; ')) {
    for (const no of ['No', 'false', 'Nein']) expect(reasonFor(column, no), column).toContain('does not want this name');
    for (const said of ['Yes', 'true', '']) expect(withheld(column, said), column).toBeUndefined();
    expect(withheld(column, 'No', 'Anonymous'), column).toBeUndefined();
  }
});

it('takes no whole name where its author wants another one', () => {
  for (const column of ['How should we show your name?', 'name_display', 'Post as', 'Wie soll Ihr Name erscheinen?']) {
    expect(withheld(column, 'First name only', 'Ann Lee')?.reason, column).toContain('does not want this name');
    for (const name of ['Ann', 'Ann L.', 'A. L.']) expect(withheld(column, 'First name only', name), name).toBeUndefined();
    expect(withheld(column, 'Anonymous', 'Ann')?.reason, column).toContain('does not want this name');
    for (const said of ['Full name', 'Ann Lee', '']) expect(withheld(column, said, 'Ann Lee'), said).toBeUndefined();
  }
});

it.each([
  ...['Unchecked', 'Off', 'Nope', '❌', '[ ]', '-', 'n/a', 'Opt out', "I'd rather you didn't", 'You cannot'],
  ...['Keep it private', 'Internal use only', 'Confidential', 'None', 'Nowhere'],
])('takes no review whose author answers %j', (answer) => {
  expect(reasonFor('May we publish this?', answer)).toBe(`"May we publish this?" says "${answer}"`);
});

it.each(['Ask me first', 'Please contact me first', 'Later', 'Pending', 'Requested', 'It depends'])(
  'takes no review whose author may agree later: %j',
  (answer) => {
    expect(withheld('May we publish this?', answer)).toMatchObject({ isOpen: true });
  },
);

it.each(['✓', '☑️', '👍', 'On', 'x', 'On your website', 'I would not mind'])('takes %j for a yes as well', (answer) => {
  expect(withheld('May we publish this?', answer)).toBeUndefined();
});

it('takes no review whose author ticked no box', () => {
  expect(withheld('I agree that my comment may be published', '')).toEqual({
    reason: '"I agree that my comment may be published" is empty, so that nobody knows whether its author agreed',
    isOpen: true,
  });
});

it('takes an empty cell for a No where somebody ticked those that are shown', () => {
  const held = createWithheld(['Name', 'Approved', 'Published'], () => 'Ann', new Set(['Approved']));
  expect(held(['Ann', 'checked', ''])).toBeUndefined();
  expect(held(['Ann', '', 'x'])).toEqual({
    reason: 'its "Approved" is not ticked: it was not published there',
    remedy: 'to take such reviews all the same, take "Approved" out of the file',
  });
});

it('takes no day of publication for a draft where others have one', () => {
  const held = (ticked: string[]) => createWithheld(['Name', 'published_at'], () => 'Ann', new Set(ticked));
  expect(held(['published_at'])(['Ann', '2024-03-05'])).toBeUndefined();
  expect(held([])(['Ann', ''])).toBeUndefined();
  expect(held(['published_at'])(['Ann', ''])).toEqual({
    reason: 'its "published_at" is empty: it was not published there',
    remedy: 'to take such reviews all the same, take "published_at" out of the file',
  });
});

it.each([
  ['fields.Approved', 'false'],
  ['data.attributes.published', 'false'],
  ['approved.BOOL', 'false'],
  ['published.booleanValue', 'false'],
  ['acf.show_on_site', '0'],
  ['moderation.approved', 'false'],
  ['flags.hidden', 'true'],
  ['visibility.public', 'false'],
  ['permissions.website', 'false'],
  ['status.name', 'Draft'],
  ['G01Q05. Publish', 'No'],
  ['consent_status', 'denied'],
  ['workflow_state', 'draft'],
  ['_id', 'drafts.5dd6a5c5'],
])('heeds %j with %j, as interfaces and surveys write it', (column, cell) => {
  expect(reasonFor(column, cell)).toBeDefined();
});

it.each([
  'Published',
  'Fecha de publicación',
  'marketing_consent',
  'Is it okay if we contact you?',
  'May we call you?',
  'Veröffentlicht am',
  'Zgoda na newsletter',
  'Souhlas s obchodními podmínkami',
  'opt_in',
  'Website',
  'How could we improve? Please share your feedback',
  '¿Qué podemos mejorar? ¿Algo más que quieras compartir?',
  'Acconsento a ricevere comunicazioni pubblicitarie',
  'How can we use your feedback to improve?',
  'Can you share your experience with us?',
  'Could you please leave a review on our website?',
  'Can we contact you about your comments?',
  'May we use this information to contact you?',
  'Would you be willing to recommend us?',
  'Were you happy to use our service?',
  'Do you allow pets?',
  'Are you comfortable with the new website?',
  'J’accepte l’utilisation de mes données',
  'Stimmen Sie der Verwendung Ihrer Daten zu?',
  'Kann man uns auf der Website gut finden?',
])('takes %j for no question whether a review may be published', (column) => {
  expect(reasonFor(column, '')).toBeUndefined();
});
