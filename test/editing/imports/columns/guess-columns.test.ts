import { expect, it } from 'vitest';
import { guessColumns } from '../../../../src/editing/imports/columns/guess-columns.ts';
import { READING } from '../../../support/content/exports.ts';

const guess = (header: string[], ...rows: string[][]) =>
  guessColumns({ header, samples: rows.map((cells, index) => ({ number: index + 2, cells })) }, READING.monthOf, false);

/** Which field each column of a table is guessed to hold; the first line has the names of the columns. */
function fieldsIn(lines: readonly string[]): string {
  const [header = [], ...rows] = lines.map((line) => line.split('|'));
  const { columns } = guess(header, ...rows);
  const fieldsOf = (name: string) => Object.entries(columns).flatMap(([field, column]) => (column === name ? [field] : []));
  return header.map((name) => fieldsOf(name).join('+')).join('|');
}

/** Above each table the fields that its columns are to hold. */
const TABLES = {
  'knows our own columns': ['id|date|rating|author|text|', 'id|date|rating|author|text|verification_method'],
  'knows those of Trustpilot': [
    'source_id|date|rating|author||text',
    'Review Id|Review Created (UTC)|Review Stars|Review Username|Review User Email|Review Content',
  ],
  'takes for the review what Kiyoh asked, and not the comments on it': [
    'source_id|author|rating|title|text|response_text|date|updated',
    'reviewId|reviewAuthor|rating|reviewContent.DEFAULT_ONELINER|reviewContent.DEFAULT_OPINION|reviewComments|dateSince|updatedSince',
    'a1|Ann|9|Snel en netjes|Ze kwamen meteen.|Dank u wel, Ann!|2024-03-05T09:00:00Z|2024-03-05T09:00:00Z',
  ],
  'takes the day on which a review was written, and not the sign that it is published': [
    '|text|rating|date|author',
    'Published|Review Content|Review Score|Review Creation Date|Reviewer Display Name',
    'TRUE|It came in two days and fits.|5|2025-02-01|Mia R.',
    'FALSE|It was the wrong size.|1|2025-02-03|Lee',
  ],
  'tells the comments of a review from the response to it': [
    'date|author|rating|text|response_text|response_date',
    'Review Date|Reviewer Name|Rating|Review Comments|Review Response|Response Date',
    'Mar 04, 2025|Dana W|5.0|They fixed the leak.|Thank you, Dana!|Mar 05, 2025',
  ],
  'knows the columns of a survey by Typeform': [
    '|author|rating|text||||date',
    "#|What's your name?|How happy are you with our work?|Tell us more|May we quote you?|Response Type|Start Date (UTC)|Submit Date (UTC)",
    'a1|Ann Lee|5|Quick and tidy, will use again.|1|completed|2024-03-15 10:20:11|2024-03-15 10:23:11',
    'a2|Bob Hill|2|Came two days late.|0|completed|2024-04-02 10:20:11|2024-04-02 10:23:11',
    'a3|Cy|4|Good.|0|completed|2024-04-03 10:20:11|2024-04-03 10:23:11',
  ],
  'knows those of one by SurveyMonkey': [
    '||date||author|rating|text',
    'Respondent ID|Start Date|End Date|IP Address|What is your full name?|How would you rate our work?|Please tell us about your experience',
    '118|03/15/2024 10:20:11 AM|03/15/2024 10:23:11 AM|10.1.2.3|Ann Lee|5|Quick and tidy, will use again.',
  ],
  'knows those of one by LimeSurvey, with the codes of its questions': [
    '|date||author|rating|text|',
    'id. Response ID|submitdate. Date submitted|startdate. Date started|G01Q01. Your name|G01Q02. Your rating|G02Q03. Your review|G02Q04. May we publish this?',
    '1|2024-03-05 10:06:00|2024-03-05 10:00:00|Ann Lee|5|Quick and tidy, will use again.|Yes',
    '2||2024-03-06 10:00:00|Bob Hill|2|Came two days late.|No',
  ],
  'knows numbered questions': [
    'date|author|rating|text||',
    'Timestamp|1. What is your name?|2) Your rating|Q3: Your review|4. Anything else?|No. of stars in the sky',
    '2024-03-05 10:06:00|Ann Lee|5|Quick and tidy.|Please call me before you come again, as the bell is broken.|9',
  ],
  'knows the columns of a survey by KoboToolbox': [
    '|date|author|rating|text|source_id|||',
    'start|end|Your name|How satisfied are you?|Tell us about it|_id|_submission_time|_validation_status|_index',
    '2024-03-05T10:00:00.123+01:00|2024-03-05T10:06:00.123+01:00|Ann Lee|5|Quick and tidy, will use again.|1234567|2024-03-05T09:06:05||1',
    '2024-03-06T10:00:00.123+01:00|2024-03-06T10:06:00.123+01:00|Bob Hill|2|Came two days late.|1234568|2024-03-06T09:06:05||2',
  ],
  'takes no half that nobody else may read': [
    'date|author|rating|text|',
    'Date|Name|Stars|What did you like most?|What could we do better? (only we read this)',
    '2024-03-05|Ann Lee|5|Quick and tidy, will use again.|The van was not clean, and it smelled of smoke.',
  ],
  'takes what customers say about the publication for no review': [
    'date|author|rating|text|',
    'Datestamp|Your name|Rate us|In a few words|May we quote you, and how?',
    '2024-03-15|Ann Lee|5|Quick and tidy, will use again.|Yes, of course, with my whole name and my town',
  ],
  'takes the response to a survey for the review, where nothing answers it': [
    'date|author||rating|text',
    'Response Date|Person Name|Person Email|Score|Comment',
    '2024-03-05|Ann Lee|ann@mail.example|5|They fixed the leak.',
  ],
  'takes no days of answers that some rows lack for those of the reviews': [
    'response_date|author|rating|text',
    'Response Date|Name|Score|Comment',
    '2024-03-05|Ann Lee|5|They fixed the leak.',
    '|Bo Orr|4|They came late.',
  ],
  'takes the mark for all before those for parts, and the first name for the author': [
    'date|author||text|||rating',
    'Datum|Vorname|Nachname|Kommentar|Kundenservice|Qualität|Gesamtnote',
    '15.01.2025|Heike|Müller|Alles bestens.|5|4|4,5',
    '20.01.2025|Jens|Krug|Es hat gedauert.|4|5|4,5',
  ],
  'reads texts in columns of their languages, and takes no digest for a text': [
    'rating|author|title|text|||date',
    'rating|author|title.en|review_text.en|review_text.hi|content_hash|date',
    '5|Ann|Great|Came at once.||c3085eaa63f1febffb6c91d878a614a17419f8298c1f505361ae703b8fd6c719|2024-03-05',
    '4|Bo|||बहुत अच्छा काम।|d480a4524da0f37ddf69aaf5b8de0e7b0d0c2f5a5aa5f3e3a1dc3f6b9d1c7f21|2024-03-06',
  ],
  'takes a text before its translation, and no digest for one': [
    'rating|author||text||date',
    'rating|author|text_en|content|hash|date',
    '5|Ana|She came at once.|Vino enseguida.|c3085eaa63f1febffb6c91d878a614a1|2024-03-05',
  ],
  'finds no text where there are only digests': [
    'rating|author||date',
    'rating|author|row|date',
    '5|Ana|c3085eaa63f1febffb6c91d878a614a1|2024-03-05',
  ],
  'takes no time for a text': [
    'date|rating|author|',
    'submitted_at|stars|name|landed_at',
    '2024-03-05T10:00:00Z|5|Ann|2024-03-05T09:58:12Z',
  ],
  'takes what its author wrote before its translation': [
    'rating|author||text||response_text|date',
    'rating|name|review_text|original_review_text|owner_answer|original_owner_answer|date',
    '5|Ana|She came at once.|Vino enseguida.|Thank you.|Gracias.|2024-03-05',
  ],
  'goes by the rows where no name tells': [
    '|date|rating||text|author',
    'No|A|B|Contact e-mail|C|Client name',
    '4711|3/4/2024|five|a@example.com|They came on time and left it clean.|Ann',
    '4712|13/4/2024|4||Nobody came, and nobody called us back.|Bo',
  ],
  'goes by the cells where a name has two meanings': [
    'date|rating|author|text|',
    'Datum|Sterne|Name|Bewertung|Source',
    '13.04.2024|5|Ann 5|Sehr nett und schnell|email',
    '13.04.2024|4|Ann 4|Sehr nett und schnell|email',
  ],
  'takes no name of the business for that of the author': [
    '|author|date|rating|text|response_text',
    'Name|Consumer Name|Review Time|Rating|Review Text|Reply Text',
    'Shop Inc.|Ann|2025-10-06T13:56:28.000Z|1|They came late, and left.|',
    'Shop Inc.|Bo|2025-10-06T13:56:28.000Z|1|They came late, and left.|',
  ],
  'takes no numbers of rows for stars': [
    '|date|author|text|',
    'Invoice No|Invoice Date|Customer Name|Description|Gross',
    '1|13/04/2024|HOLT Ann|Full service with an oil change|120.00',
    '2|14/04/2024|BERG Tom|Full service with an oil change|120.00',
  ],
  'takes no column without a name for stars': [
    '|date|author|text',
    '|Date|Name|Review',
    '1|2024-03-05|Ann|They came on time.',
    '2|2024-03-06|Bo|They came late.',
  ],
  'takes neither the rating nor the name of the place': [
    '||author|text|rating|date',
    'title|rating|author_title|review_text|review_rating|review_datetime_utc',
    'Shop Inc.|4.6|Ann|They came on time.|5|03/21/2024 15:04:05',
    'Shop Inc.|4.6|Bo|They came on time.|5|03/21/2024 15:04:05',
  ],
  'takes no job or place behind a name for the headline': [
    'author||text|rating',
    'name|title|testimonial|stars',
    'Ann Lee|Arlington, VA|They came on time and were kind.|5',
    'Bo Orr|Director at Orr Homes|They came on time and were kind.|5',
  ],
  'takes no job in a firm for the headline': [
    'date|author|||text|rating',
    'Date|Name|Company|Title|Testimonial|Rating',
    '2024-04-13|Ann Lee|Orr Homes|CEO|They came on time and were kind.|5',
    '2024-04-14|Bo Orr||Teacher|They came on time and were kind.|5',
  ],
  'takes no sentence of a box that was ticked for the text': [
    'rating|author|date||text',
    'Rating|Name|Entry Date|GDPR Agreement|What did you think of us?',
    '5|Ann|2024-04-13|I consent to having this website store my submitted information.|They came on time.',
    '4|Bo|2024-04-14|I consent to having this website store my submitted information.|Good work at a fair price.',
  ],
  'takes no title for the headline that follows both the text and its author': [
    'text|author|',
    'quote|author|title',
    'They came on time and were kind.|Ann Lee|Head of Orr Homes',
    'They came on time and were kind.|Bo Orr|Owner',
  ],
  'takes the headline before its author, and behind an author before the text': [
    'title|author|text|rating',
    'title|name|body|stars',
    'Great work!|Ann Lee|They came on time and were kind.|5',
  ],
  'takes the headline between its author and the text': [
    'author|title|rating|text',
    'author|title|rating|text',
    'Ann Lee|Great work!|5|They came on time and were kind.',
  ],
  'finds the author beside the place, and takes no number for a person': [
    '||text|rating|date|author|',
    'place_id|name|review_text|review_rating|review_time|review_author|Staff',
    'ChIJk5w3Q7J|Station 276|Good and near to where I live.|2|2024-03-05|Keule|7.5',
    'ChIJk5w3Q7J|Station 276|Good and near to where I live.|2|2024-03-05|Bo|7.5',
  ],
  'passes by a column that is empty': [
    '|rating|date|author|text',
    'Rating|Stars|Date|Name|Review',
    '|5|2024-04-13|Ann|',
    '|5|2024-04-13|Bo|',
  ],
  'takes both halves that a form asked for': [
    'date|author|rating|liked|disliked|',
    'Timestamp|Your name|Stars|What did you like?|What could we do better?|Would you like us to call you back?',
    '5/13/2024 10:00:00|Ann Lee|5|They came at once and were kind.|Nothing at all, really.|No, thank you very much.',
    '5/15/2024 10:00:00|Bo Orr|2|The price was fair.|Answer the phone once in a while.|Yes, in the evening.',
  ],
  'takes no complaints alone for the review': [
    'date|author|rating|',
    'Datum|Name|Sterne|Was können wir besser machen?',
    '13.05.2024|Ann Lee|5|Nichts, alles war bestens und schnell.',
    '15.05.2024|Bo Orr|2|Öfter mal ans Telefon gehen, bitte.',
  ],
  'takes no half of a review for its text': [
    '||',
    'Positive review|Negative review|Cons',
    'The bed was soft and the breakfast good.||The bed was soft and the breakfast good.',
    'Nothing was good at all, be it said.||Nothing was good at all, be it said.',
  ],
  'knows who did the work, and takes no marks for services': [
    'date|author|technicians|rating||text',
    'Review Date|Customer|Service Provider|Overall Rating|Services|Review',
    '11/12/2026 02:15 PM|Maribel Soto|Bree Thompson|5.0|5|Obsessed with my color!!',
    '11/13/2026 02:15 PM|Karen W.|Yesenia Valdez|3.0|2|Nice nails but 20 min late',
  ],
  'takes no address of a page for what was done': [
    'author|text|date||rating',
    'utilisateur|commentaire|date|service|note',
    'Ann|Elle est venue tout de suite.|2024-03-05|https://platform.example/service/1|5',
    'Bo|En retard, mais bien fait.|2024-03-06|https://platform.example/service/2|4',
  ],
  'takes neither the day nor the words of an answer': [
    'author||rating|text||',
    'Autor|Den|Ocena|Co si myslíte?|Text odpovědi|Den odpovědi',
    'Jan|včera|5|Milá obsluha, přijdu zas.|Děkujeme za milá slova a těšíme se na vás.|02.01.2026',
    'Eva|včera|5|Milá obsluha, přijdu zas.|Děkujeme za milá slova a těšíme se na vás.|02.01.2026',
  ],
  'takes no day that only some rows have': [
    'author||rating|text|',
    'Autor|Den|Ocena|Co si myslíte?|Q5',
    'Jan|včera|5|Milá obsluha, přijdu zas.|02.01.2026',
    'Eva|včera|5|Milá obsluha, přijdu zas.|',
  ],
  'takes the comment of a shop for its answer': [
    'source_id|text|title|rating|date|author|response_text||response_date',
    'Review ID|Review Content|Review Title|Review Score|Review Creation Date|Reviewer Display Name|Comment Content|Comment Public|Comment Creation Date',
    '33344455|It came in two days and fits.|Super|5|2025-03-15|Mia R.|Thank you, Mia!|TRUE|2025-03-16',
    '33344456|It was the wrong size.||1|2025-03-17|Lee|||',
  ],
  'takes the comment itself for the review where there is no other text': [
    'source_id|author|date|text|rating|',
    'comment_id|comment_author|comment_date|comment_content|rating|comment_creation_date',
    '501|Mia R.|2025-03-15|It came in two days and fits.|5|2025-03-16',
  ],
  'takes the mark for all before that for the value, and the day of the review before that of the meal': [
    'source_id||date|rating|||author|text',
    'reviewId|dinedDateTime|submittedDateTimeUtc|rating.overall|rating.value|rating.food|user.nickname|text',
    'OT-101|2024-05-12T19:00:00|2024-05-13T10:00:00Z|5|3|4|AnnL|A lovely evening.',
    'OT-102|2024-05-14T19:00:00|2024-05-15T10:00:00Z|2|4|3|BoO|We waited an hour.',
  ],
  'takes no key of a review for what was done': [
    'author|text|date||rating',
    'customer.display_name|service.review|service.created_at|service.id|service.rating.rating',
    'Ann L.|They came at once.|2024-03-05T10:00:00Z|5dd6a5c5e4b0a5a6b0a0e3cd|5',
    'Bo O.|They came late.|2024-03-06T10:00:00Z|5dd6a5c5e4b0a5a6b0a0e3ce|2',
  ],
  'takes no addresses for texts, and no picture of the author for the address of a review': [
    'author|date|rating||',
    'name|date|rating|icon_url|sourceUrl',
    'Ann a|2024-04-13|5|https://shop.example/icons/a|https://lh3.googleusercontent.com/a',
    'Ann b|2024-04-13|5|https://shop.example/icons/b|https://lh3.googleusercontent.com/b',
  ],
};

it.each(Object.entries(TABLES))('%s', (_, [fields, ...lines]) => {
  expect(fieldsIn(lines)).toBe(fields);
});

it('does not take the numbers of rows for ids of the platform', () => {
  const header = ['ID', 'Reviewer', 'Date', 'Rating', 'Review'];
  const rows = (ids: readonly string[]) =>
    ids.map((id) => [id, `Ann ${id}`, '2024-04-13', '5', 'They came on time and were kind.']);
  expect(guess(header, ...rows(['1', '2', '3'])).columns.source_id).toBeUndefined();
  expect(guess(header, ...rows(['871', '872', '873'])).columns.source_id).toBe('ID');
});

const WITH_ANSWER = 'date,rating,author,text,response_text,response_date';
const WHOLE = 'date,rating,author,title,text,response_text,response_date';

it.each([
  ['Fecha del comentario,Nota media,Nombre y apellidos,Comentario,Respuesta del restaurante', WITH_ANSWER],
  ['publishedDate,rating,user.username,text,ownerResponse.text,ownerResponse.publishedDate', WITH_ANSWER],
  ['published,rating.rating,contributor_name,testimonial,developerResponseContent', WITH_ANSWER],
  ['data.attributes.created_at,data.attributes.rating,data.attributes.author,data.attributes.body,node.reply', WITH_ANSWER],
  // Of Elasticsearch, DynamoDB and Firestore
  ['_source.date,_source.rating,_source.author,_source.text,_source.reply', WITH_ANSWER],
  ['date.S,rating.N,author.S,text.S,reply.S', WITH_ANSWER],
  [
    'fields.date.timestampValue,fields.rating.integerValue,fields.author.stringValue,fields.text.stringValue,fields.reply.stringValue',
    WITH_ANSWER,
  ],
  ['Fecha de la reseña,Puntuación,Nombre del cliente,Título,Reseña,Respuesta del propietario,Fecha de respuesta', WHOLE],
  ['Datum der Bewertung,Sterne,Name des Kunden,Überschrift,Bewertungstext,Antwort des Inhabers,Datum der Antwort', WHOLE],
  ['Date de l’avis,Étoiles,Prénom et nom,Titre,Avis,Réponse du propriétaire,Date de la réponse', WHOLE],
  ['Data wystawienia,Ocena,Imię i nazwisko,Tytuł,Treść opinii,Odpowiedź,Data odpowiedzi', WHOLE],
  ['Data da avaliação,Pontuação,Nome do hóspede,Opinião,Idioma', 'date,rating,author,text,language'],
  ['Día,Estrellas,Cliente,Reseña,Profesional,Tratamiento', 'date,rating,author,text,technicians,services'],
  ['Review date,Rating,Client,Review,Employee,Treatment', 'date,rating,author,text,technicians,services'],
  ['Data,Nota,Paciente,Comentário,Profissional,Procedimento', 'date,rating,author,text,technicians,services'],
  ['Datum,Sterren,Naam,Ervaring,Reactie,Datum reactie', 'date,rating,author,text,response_text,response_date'],
  ['Datum,Sterren,Naam,Ervaring,Monteur,Werkzaamheden', 'date,rating,author,text,technicians,services'],
  ['Date,Note,Client,Commentaire,Coiffeuse,Prestation,Langue', 'date,rating,author,text,technicians,services,language'],
])('knows the columns %s', (names, fields) => {
  const header = names.split(',');
  const known = fields.split(',').slice(0, header.length);
  expect(guess(header).columns).toEqual(Object.fromEntries(known.map((field, at) => [field, header[at]])));
});

it.each(['likesCount', 'Last page', 'lastpage', 'Approved', 'is_verified', 'comment_parent', 'weight'])(
  'does not take %s for stars',
  (name) => {
    const rows = ['Ann', 'Bo'].map((author) => ['2024-04-13', '1', author, 'They came on time and were kind.', '5']);
    const header = ['Date', name, 'Author', 'Review'];
    expect(guess([...header, 'Meta: rating'], ...rows).columns.rating).toBe('Meta: rating');
    expect(guess([...header, 'photos'], ...rows).columns.rating).toBeUndefined();
  },
);

it('takes the day of the review and not that of the order before it', () => {
  const row = ['01/03/2024', '05/03/2024', 'Ann Bell', '5', 'They came on time and left it clean.'];
  const rest = ['Customer Name', 'Rating', 'Comment'];
  const dateOf = (...names: string[]) => guess([...names, ...rest], row, row.with(2, 'Bo')).columns.date;
  expect(dateOf('Order Date', 'Feedback Date')).toBe('Feedback Date');
  expect(dateOf('Bestelldatum', 'Abgegeben am')).toBe('Abgegeben am');
  expect(dateOf('Date of visit', 'Given on')).toBe('Given on');
  for (const job of ['Job date', 'Date of service', 'Work completed', 'Leistungsdatum', 'Fecha del trabajo', 'Date des travaux'])
    expect(dateOf(job, 'Left on')).toBe('Left on');
  // Microsoft Forms
  expect(dateOf('Start time', 'Completion time')).toBe('Completion time');
  // Better than none.
  expect(guess(['Visit date', ...rest], row.slice(1)).columns.date).toBe('Visit date');
});

it('takes no sentences with numbers in them for ratings', () => {
  const rows = ['Schon zum 3. Mal hier, immer freundlich und schnell.', 'Nach 2 Tagen war alles fertig, und es war nicht teuer.'];
  const { columns } = guess(['Datum', 'Bewertung', 'Wer', 'Sterne'], ...rows.map((text) => ['05.03.2024', text, 'Ann', '5']));
  expect(columns).toMatchObject({ rating: 'Sterne', text: 'Bewertung' });
  const rated = guess(['Date', 'Who', 'Rating', 'Words'], ['2024-03-05', 'Ann', 'Rated 4 out of 5 stars by her', 'Good.']);
  expect(rated.columns).toMatchObject({ rating: 'Rating', author: 'Who' });
});

it('reads the answers and platforms that a table has beside our names, and takes it for none of ours', () => {
  const rows = ['Ann', 'Bo'].map((name) => [name, '2024-05-12', '5', 'They came at once.', 'Google', 'Thank you!', '2024-05-13']);
  const header = ['author', 'date', 'rating', 'text', 'source', 'ownerReply', 'reply_date'];
  const fields = ['author', 'date', 'rating', 'text', 'source_name', 'response_text', 'response_date'];
  const columns = Object.fromEntries(fields.map((field, at) => [field, header[at]]));
  expect(guess(header, ...rows)).toEqual({ isOwn: false, columns });
  expect(guess([...header, 'verification_method'], ...rows).isOwn).toBe(true);
  expect(guess(['author', 'date', 'rating', 'text', 'town'], ...rows).isOwn).toBe(true);
});

it.each(['Review Source', 'Plateforme', "Source de l'avis", '口コミサイト'])('takes %s for the platform', (name) => {
  const rows = ['Ann', 'Bo'].map((author) => ['2024-04-13', '5', author, 'They came on time and were kind.', 'Google']);
  expect(guess(['Date', 'Rating', 'User', 'Review', name], ...rows).columns.source_name).toBe(name);
});

it('takes the day of a review, and not that on which a program read it or that of the visit', () => {
  const dateOf = (header: string[], ...rows: string[][]) => {
    const whole = rows.map((cells, index) => ['5', `Ann ${index}`, 'They came on time.', ...cells]);
    return guess(['Rating', 'User', 'Review', ...header], ...whole).columns.date;
  };
  const read = [
    ['2024-09-12 19:29:01', '2024-09-11T14:05:33.000Z'],
    ['2024-09-12 19:29:23', '2024-09-10T14:05:33.000Z'],
  ];
  expect(dateOf(['date', 'time_posted'], ...read)).toBe('time_posted');
  for (const day of ['published', 'added'])
    expect(dateOf(['experienced', day], ['2024-09-12', '2024-09-13'], ['2024-09-14', '2024-09-15'])).toBe(day);
  expect(dateOf(['_firstSeen'], ['2024-09-12'], ['2024-09-14'])).toBeUndefined();
  for (const birth of ['Date of Birth', 'birthday', 'Geburtsdatum', 'Fecha de nacimiento', 'Date de naissance', '生年月日'])
    expect(dateOf([birth, 'Checkout Date'], ['1993-10-02', '2024-09-12'], ['1988-03-24', '2024-09-14'])).toBe('Checkout Date');
  expect(dateOf(['date'], ['2024-09-12 00:00:00'], ['2024-09-12 00:00:00'])).toBe('date');
});

it('does not take the day on which a program read how long ago the reviews were for theirs', () => {
  const dateOf = (header: string, ...rows: string[]) =>
    guess(header.split(','), ...rows.map((row) => row.split(','))).columns.date;
  const read = ['5,Good.,2 months ago,2026-11-20T10:00:12Z', '4,Late.,a week ago,2026-11-20T10:01:19Z'];
  expect(dateOf('rating,review,date,timestamp', ...read)).toBe('date');
  expect(dateOf('rating,review,posted,created_at', ...read)).not.toBe('created_at');
  expect(dateOf('rating,review,when,stamp', ...read)).toBeUndefined();
  expect(dateOf('stars,author,text,date,timestamp', ...read.map((row) => row.replace(',', ',Ann,')))).toBe('date');
  const ofOneDay = ['5,Good.,2 days ago,2026-11-20T10:00:12Z', '4,Late.,2 days ago,2026-11-20T19:01:19Z'];
  expect(dateOf('rating,review,date,timestamp', ...ofOneDay)).toBe('timestamp');
});

it('takes no words that were for the host alone', () => {
  const row = ['2024-03-05', 'Ann', '5', 'Please oil the lock, and tell the next guests of the steps.'];
  const textOf = (name: string) => guess(['Date', 'Guest', 'Rating', name], row).columns.text;
  for (const name of ['Private feedback', 'privateNote', 'Private Nachricht', 'Comentario privado', 'Message privé'])
    expect(textOf(name), name).toBeUndefined();
  for (const name of ['Internal note', 'Interne Notiz', 'Nota interna', 'Note interne', 'Vertraulich', 'Remarks (confidential)'])
    expect(textOf(name), name).toBeUndefined();
  for (const name of ['Remarks (not published)', 'Will not be shared', 'Words for the team only', 'Nicht öffentlich'])
    expect(textOf(name), name).toBeUndefined();
  expect(textOf('International guests')).toBe('International guests');
  expect(textOf('What guests wrote')).toBe('What guests wrote');
});

it('takes none of several marks for parts of the service', () => {
  const header = ['Datum', 'Name', 'Kommentar', 'Kundenservice', 'Qualität'];
  const row = ['15.01.2025', 'Heike', 'Alles bestens gelaufen.', '5', '4'];
  expect(guess(header, row).columns.rating).toBeUndefined();
  expect(guess(header.slice(0, -1), row).columns.rating).toBe('Kundenservice');
});

it('prefers the column that has texts, and days, to an empty one and to one that says how long ago it was', () => {
  const header = ['name', 'rating', 'body', 'testimonial', 'date', 'isoDate'];
  const ann = ['Ann', '5', '', 'They came on time.', 'il y a 7\u00a0mois', '2025-12-26T15:47:14Z'];
  const bo = ['Bo', '4', '', 'Nobody called back.', '3 weeks ago', '2026-02-25T19:40:07Z'];
  expect(guess(header, ann, bo).columns).toMatchObject({ text: 'testimonial', date: 'isoDate' });
  const ours = ['author', 'rating', 'text', 'date', 'isoDate'];
  const said = ['Ann', '5', 'They came on time.', 'il y a 7\u00a0mois', '2025-12-26T15:47:14Z'];
  expect(guess(ours, said)).toMatchObject({ isOwn: false, columns: { date: 'isoDate' } });
  expect(guess(ours.slice(0, 4), said).columns).toMatchObject({ date: 'date' });
  expect(guess(header.slice(0, 3), ann, bo).columns).toMatchObject({ text: 'body' });
  expect(
    guess(
      ['name', 'rating', 'text', 'time', 'publishTime'],
      ...[ann, bo].map(([name = '', stars = '', , text = '', ago = '', day = '']) => [name, stars, text, ago, day]),
    ).columns,
  ).toMatchObject({ date: 'publishTime' });
  expect(
    guess(['name', 'rating', 'text', 'time'], ['Ann', '5', 'Good.', 'a week ago'], ['Bo', '4', 'Bad.', '']).columns,
  ).toMatchObject({ date: 'time' });
});

it('reads the words in the language of the business, where a website has them in several', () => {
  const header = ['author', 'stars', 'lang', 'quote.sr', 'quote.en'];
  const rows = [
    ['Ana', '5', 'sr', 'Sjajno novo mesto u gradu, vraćam se.', 'A great new place in town.'],
    ['Ivo', '4', 'en', 'Lepo.', 'Nice and quiet, we liked it.'],
  ];
  const samples = rows.map((cells, index) => ({ number: index + 2, cells }));
  expect(guessColumns({ header, samples }, READING.monthOf, false, 'en').columns).toEqual({
    author: 'author',
    rating: 'stars',
    text: 'quote.en',
  });
});
