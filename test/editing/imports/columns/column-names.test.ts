import { expect, it } from 'vitest';
import { COLUMN_FIELDS } from '../../../../src/authoring/editorial/check-imports.ts';
import { columnsByName, USUAL } from '../../../../src/editing/imports/columns/column-names.ts';

it('finds columns by usual names, each for one field', () => {
  expect(columnsByName(['Datum', 'Sterne', 'Name', 'Review', 'Reply', 'E-Mail'], USUAL)).toEqual({
    date: 'Datum',
    rating: 'Sterne',
    author: 'Name',
    text: 'Review',
    response_text: 'Reply',
  });
});

it('knows names of all fields of a table, and of nothing else', () => {
  const others = ['id', 'liked', 'disliked'];
  expect([...Object.keys(USUAL), ...others].sort()).toEqual([...COLUMN_FIELDS].sort());
});

it.each([
  ['author', 'Patient; Paciente; Client; Guest; Huésped; Gast; Patient name; Nom du client; Your name; Ihr Name; 投稿者; お名前'],
  [
    'author',
    "What's your name?; What is your name; Person Name; Name (optional); Wie heißen Sie?; ¿Cómo se llama?; Quel est votre nom ?",
  ],
  [
    'author',
    'user.username; nomePaciente; Nome do cliente; nom_client; Naam; Uw naam; Seu nome; Il tuo nome; Klantnaam; Name des Patienten',
  ],
  ['text', 'Ihre Bewertung; レビュー; texte; depoimento; ervaring; service.review; originalReviewText'],
  ['author', 'customer.display_name; reviewer.nickName; reviewer.firstName; UserNickname; customer.fullName; customer.firstName'],
  [
    'author',
    'user.markupDisplayName; wpcr3_review_name; _ikcf_client; Contact name; author.authorName; reviewerNickname; Member Name; firstname',
  ],
  // Gravity Forms, in three languages
  ['author', 'Name (First); Name (Vorname); Nom (Prénom); Nombre (Nombre)'],
  // Amazon
  ['response_text', 'Ihre Antwort; Votre réponse; Tu respuesta; La tua risposta; Uw antwoord'],
  // Google Play
  ['response_date', 'Developer Reply Date and Time'],
  ['updated', 'Review Last Update Date and Time; Date Updated'],
  ['date', 'Review Submit Date and Time'],
  // Stamped, Okendo, Hospitable, Hostaway and Shopware
  ['text', 'reviewMessage; public.review'],
  ['response_text', 'review.bodyReply; revieweeResponse'],
  ['response_date', 'review.dateReplied'],
  ['language', 'languageCode'],
  ['rating', 'public.rating'],
  ['date', 'reviewed_at'],
  ['author', 'guest.first_name; externalUser'],
  // Plugins of WordPress, forms of Wix and Typeform
  ['author', 'wpbr_reviewer_name; testimonials-widget-author; Names; Please tell us your first name (optional)'],
  ['date', 'wpbr_timestamp; wpbr_time_created'],
  ['source_url', 'wpbr_review_url'],
  ['text', 'Long answer; Comment or Message'],
  ['author', 'reviewerInfo.name; User'],
  ['text', 'comment.text'],
  ['text', 'Dein Feedback; Ihr Kommentar; Votre commentaire; Votre témoignage'],
  ['rating', 'Votre note sur 10; Score out of 10; Stars (out of 5)'],
  ['author', 'Fahrschüler; Schülerin; Élève; attribution; visitor'],
  ['technicians', 'Fahrlehrer; Monitrice; Conseiller'],
  ['rating', 'wpcr3_review_rating; _ikcf_rating; Overall experience'],
  ['response_text', 'businessComment.text; official_answer.text; response_of_owner'],
  ['response_date', 'businessComment.updatedTime; official_answer.date_created; response.publishDate'],
  ['rating', 'Note sur 10; beoordeling; Aantal sterren; stelle'],
  ['date', 'dates.publishedDate; data_recensione'],
  ['response_text', "Owner's reply; Owner’s response; Response from the owner; Our reply; Host reply; Company response"],
  [
    'response_text',
    'reply.message; response.snippet; propertyResponse; reply.comment; reponse_proprietaire.texte; Antwort der Praxis; Management response; Merchant Response; Reply; Antwort',
  ],
  [
    'response_date',
    'reply.publishedDate; owner_response.responded_at; owner_timestamp; reply.updateTime; reponse_proprietaire.date; Response date; Responded on; Replied on; Beantwortet am; Antwort am; Antwort erstellt am',
  ],
  [
    'response_text',
    'Your Response; Hotel Response; restaurant_reply; Store reply text; Risposta del titolare; Antwoord; Onze reactie',
  ],
  ['response_date', 'Hotel response date; your_reply_date; Data risposta; Reactiedatum; Data da resposta'],
  ['response_text', 'responses.body; replies.comments; ClientResponses.Response; businessOwnerReplies.comment'],
  ['response_date', 'responses.createdAt; replies.date_created; ClientResponses.Date; businessOwnerReplies.localizedDate'],
  ['source_id', 'googleReviewId; review.siteReviewId'],
  ['source_name', 'Review Site; review.siteName'],
  ['response_text', 'Practice Response; Salon reply; Venue reply; wpcr3_review_admin_response'],
  ['title', 'heading; Review heading; reviewHeadline; content.title; wpcr3_review_title'],
  ['updated', 'LastModificationTime'],
  ['language', 'reviewOriginalLanguage'],
])('finds %s under %s', (field, columns) => {
  for (const column of columns.split('; ')) expect(columnsByName([column], USUAL)).toEqual({ [field]: column });
});

it('takes no comment on a review for the review, as the shop writes one in Yotpo', () => {
  const yotpo = ['id', 'content', 'comment.id', 'comment.content'];
  expect(columnsByName(yotpo, USUAL)).toEqual({ source_id: 'id', text: 'content' });
  // Shopware
  expect(columnsByName(['comment', 'content'], USUAL)).toEqual({ text: 'content' });
  const wordPress = ['comment_id', 'comment_content'];
  expect(columnsByName(wordPress, USUAL)).toEqual({ source_id: 'comment_id', text: 'comment_content' });
});

it('takes the name that was asked for, and not the number of a visitor, as Hotjar has both', () => {
  expect(columnsByName(['User', 'Your name'], USUAL)).toEqual({ author: 'Your name' });
});

it('takes the day of a review, and not that on which WP Business Reviews fetched it', () => {
  const header = ['date', 'link', 'wpbr_timestamp', 'wpbr_review_url'];
  expect(columnsByName(header, USUAL)).toEqual({ date: 'wpbr_timestamp', source_url: 'wpbr_review_url' });
});

it.each([
  '投稿日; 星評価; 投稿者; 口コミ; 返信',
  '日期; 评分; 用户名; 评论内容; 商家回复',
  '日期; 評分; 姓名; 評論; 店家回覆',
  '작성일; 별점; 작성자; 내용; 답글',
  'วันที่; คะแนน; ชื่อ; รีวิว; ตอบกลับ',
  'दिनांक; रेटिंग; नाम; समीक्षा; उत्तर',
  'תאריך; דירוג; שם; ביקורת; תגובה',
  'Ημερομηνία; Βαθμολογία; Όνομα; Κριτική; Απάντηση',
  'Дата; Оценка; Автор; Текст отзыва; Ответ компании',
  'Дата; Оцінка; Ім’я; Відгук; Відповідь',
  'Data opinii; Ocena; Użytkownik; Treść opinii; Odpowiedź firmy',
  'Tarih; Puan; Ad Soyad; Yorum; Yanıt',
  'Ngày; Đánh giá; Họ và tên; Nhận xét; Phản hồi',
  'Datum; Hodnocení; Jméno; Recenze; Odpověď',
  'Dátum; Hodnotenie; Meno; Recenzia; Odpoveď obchodu',
  'Dátum; Értékelés; Név; Vélemény; Válasz',
  'Data; Notă; Nume; Comentariu; Răspuns',
  'Datum; Ocjena; Ime i prezime; Komentar; Odgovor',
  'Датум; Оцена; Име; Рецензија; Одговор',
  'Datum; Betyg; Namn; Omdöme; Svar',
  'Dato; Vurdering; Navn; Anmeldelse; Svar',
  'Päivämäärä; Arvosana; Nimi; Arvostelu; Vastaus',
  'Дата; Оценка; Име; Отзив; Отговор',
  'Tanggal; Bintang; Nama Pelanggan; Ulasan; Balasan',
])('knows what a review has in %s', (columns) => {
  const [date, rating, author, text, response_text] = columns.split('; ');
  expect(columnsByName(columns.split('; '), USUAL)).toEqual({ date, rating, author, text, response_text });
});

it('takes the day before a text such as "2 weeks ago"', () => {
  const header = ['date', 'iso_date', 'response.date', 'response.iso_date'];
  expect(columnsByName(header, USUAL)).toEqual({ date: 'iso_date', response_date: 'response.iso_date' });
});

it('takes the day of the review before that of the post, and its title before that of the page', () => {
  const post = ['title', 'date', 'review_date', 'wpcr3_review_title'];
  expect(columnsByName(post, USUAL)).toEqual({ date: 'review_date', title: 'wpcr3_review_title' });
});

it('takes the language of the original, and not that in which a program read the page', () => {
  expect(columnsByName(['language', 'originalLanguage'], USUAL)).toEqual({ language: 'originalLanguage' });
});
