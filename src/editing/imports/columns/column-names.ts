import type { Field } from './fields.ts';

/** The usual names of the columns that hold a field, the best first. */
export type Names = Readonly<Partial<Record<Field, readonly string[]>>>;

/** The usual names in several languages, and those of shop systems, booking sites and programs that read web pages. */
export const USUAL: Names = {
  response_date: words(
    'response iso date, response date, reply date, reply published date, responded at, owner response responded at, response responded at, reply created at, reply date created, review response date, business reply date, company reply date, company reply created at, owner response date, response from owner date, owner reply date, owner answer timestamp datetime utc, owner answer timestamp, replied at, owner response published date, developer response date, fecha de respuesta, fecha de la respuesta, fecha respuesta, fecha de contestacion, fecha de la contestacion, fecha contestacion, date de la reponse, date de reponse, antwortdatum, beantwortet am, reply update time, review reply update time, reponse proprietaire date, date de la reponse du proprietaire, replied on, responded on, answered on, date of reply, date of response, 返信日, datum der antwort, data odpowiedzi, 回复时间, 回复日期, 回覆日期, 답글 작성일, дата ответа, дата відповіді, ημερομηνία απάντησης, yanıt tarihi, ngày phản hồi, תאריך תגובה',
  ),
  response_text: words(
    'response text, reply text, response, reply, review response, review reply, reply body, response body, owner response, business reply, company reply, company reply text, property reply, owner reply, owner reply text, business response, response from owner text, owner answer, owner response text, response snippet, reply message, reply content, reply paragraph, response content, developer response content, developer response, property response, management response, merchant response, merchant reply, seller response, seller reply, host response, respuesta, respuesta del alojamiento, respuesta del restaurante, respuesta del establecimiento, respuesta del negocio, respuesta del propietario, respuesta de la empresa, respuesta de la clinica, nuestra respuesta, contestacion, resposta, resposta da propriedade, antwort, antwort der praxis, unsere antwort, antwort der unterkunft, reponse, reponse de l etablissement, 返信, 返信内容, オーナーからの返信, 施設からの返信, antwort des inhabers, reponse du proprietaire, odpowiedz, reply comment, review reply comment, reponse proprietaire, reponse proprietaire texte, odpowiedz firmy, odpowiedź właściciela, 返答, 回答, 店舗からの返信, 商家回复, 回复, 回复内容, 店家回覆, 답글, 답변, 사장님 댓글, การตอบกลับ, ตอบกลับ, उत्तर, תגובה, תגובת העסק, απάντηση, ответ, ответ компании, ответ владельца, відповідь, відповідь компанії, yanıt, cevap, işletme yanıtı, phản hồi, trả lời',
  ),
  source_id: words(
    'source id, review id, google review id, bewertungs id, comment id, external id, reservation number, buchungsnummer, numero de reserva, id',
  ),
  source_url: words('source url, review url, review link, permalink, url, link'),
  source_name: words('source name, platform, source, quelle, fuente'),
  updated: words('iso date of last edit, updated at, update time, updated, last modified, modified'),
  date: words(
    'published at date, iso date, review datetime utc, dates published date, date, review date, review time, date of review, feedback date, created at, created, create time, time created, created time, date created, comment date, submitted at, date submitted, submission date, published at, date published, publish date, publish time, published date, published, time posted, posted at, posted on, date posted, review timestamp, datum, bewertungsdatum, fecha, fecha de la resena, fecha del comentario, fecha de la opinion, fecha de la valoracion, fecha de publicacion, fecha resena, fecha comentario, fecha opinion, fecha valoracion, fecha publicacion, fecha de creacion, fecha creacion, dia, marca temporal, data, data da avaliacao, date de l avis, date de publication, datum der bewertung, data wystawienia, data dodania, data opinii, data recensione, data della recensione, data publicacao, data avaliacao, date avis, date publication, 投稿日, 投稿日時, 日付, التاريخ, تاريخ, timestamp, time, 日期, 评论日期, 评价时间, 发布时间, 时间, 評論日期, 날짜, 작성일, 작성일자, 등록일, 방문일, วันที่, วันที่รีวิว, दिनांक, तारीख, תאריך, ημερομηνία, дата, дата отзыва, дата публикации, дата відгуку, tarih, yorum tarihi, ngày, ngày đánh giá',
  ),
  rating: words(
    'review rating, review stars, review score, reviewer score, rating, stars, star rating, rating value, rating rating, rated, score, bewertung, bewertungsergebnis, sterne, puntuacion, estrellas, calificacion, nota media, nota, pontuacao, avaliacao, estrelas, note, note sur 5, note sur 10, note sur 20, votre note, your rating, 評価, 総合評価, voto, valutazione, التقييم, تقييم, النجوم, etoiles, nombre d etoiles, overall rating, overall score, overall, gesamtnote, gesamtbewertung, note globale, note generale, valoracion general, puntuacion general, puntuacion total, calificacion general, valoracion, beoordeling, waardering, cijfer, sterren, aantal sterren, stelle, numero di stelle, numero de estrellas, no de estrellas, n de estrellas, ocena, liczba gwiazdek, gwiazdki, 星, 星評価, 评分, 星级, 打分, 評分, 星等, 평점, 별점, คะแนน, ดาว, रेटिंग, דירוג, ציון, βαθμολογία, αστέρια, оценка, рейтинг, звёзды, оцінка, puan, yıldız, đánh giá, số sao, điểm',
  ),
  title: words(
    'title, review title, review heading, headline, subject, titel, titel der bewertung, titulo, titulo del comentario, titulo da avaliacao, titre, titre de l avis, titolo, uberschrift, betreff, tytuł, tytuł opinii, タイトル, 件名, العنوان, 标题, 標題, 제목, หัวข้อ, शीर्षक, כותרת, τίτλος, заголовок, başlık, tiêu đề',
  ),
  author: words(
    'author, author name, author title, review author, review author name, comment author, reviewer name, reviewer, reviewer display name, consumer name, consumer display name, guest name, guest, client name, user name, user display name, user username, username, nickname, profile name, customer name, patient name, buyer name, display name, full name, reviewed by, posted by, name, user, customer, client, patient, paciente, nombre del paciente, paziente, huesped, nombre del huesped, hospede, nome do hospede, ospite, gast, name des gastes, autor, kunde, nombre y apellidos, kundenname, name des kunden, verfasser, bewerter, nombre del cliente, nombre cliente, nombre paciente, nombre de usuario, nombre del autor, autora, prenom et nom, nom et prenom, prenom, imie, imie i nazwisko, klient, nombre completo, nombre, nom complet, nome completo, nome cliente, nome do cliente, nome paciente, nome do paciente, nom client, naam, klant, klantnaam, naam klant, cliente, usuario, nom, nome, auteur, nom du client, votre nom, your name, ihr name, dein name, name des patienten, name der patientin, patientenname, tu nombre, su nombre, contributor name, contributor, person, who, wer, quien, utilisateur, first name, vorname, 投稿者, 投稿者名, お名前, 名前, 氏名, الاسم, اسم, الكاتب, العميل, ニックネーム, 用户名, 用户, 昵称, 姓名, 客户姓名, 作者, 評論者, 작성자, 이름, 닉네임, 성함, ชื่อ, ผู้รีวิว, ชื่อลูกค้า, नाम, שם, שם הלקוח, όνομα, ονοματεπώνυμο, имя, автор, фио, клиент, ім’я, імʼя, ad, isim, ad soyad, müşteri, yazan, tên, họ tên, họ và tên, tên khách hàng',
  ),
  text: words(
    'text, review text, review content, comment content, review body, review comment, public review, review, comment, comments, content, body, message, feedback, kommentar, comentario, comentarios, resena, texto de la resena, opinion, testimonio, texto, opiniao, avaliacao, avis, commentaire, votre avis, ihre bewertung, bewertungstext, bewertung, tresc opinii, tresc, opinia, komentarz, your review, extracted snippet original, snippet, recensione, commento, quote, texte, temoignage, depoimento, ervaring, beoordeling, testimonial, contenido, testo, tekst, 本文, 口コミ, クチコミ, コメント, レビュー, النص, التعليق, تعليق, المراجعة, レビュー本文, 感想, 评论, 评论内容, 评价, 评价内容, 内容, 評論, 評論內容, 내용, 리뷰, 리뷰 내용, 후기, รีวิว, ความคิดเห็น, ข้อความ, समीक्षा, टिप्पणी, ביקורת, חוות דעת, המלצה, תוכן, κριτική, σχόλιο, σχόλια, отзыв, текст отзыва, текст, комментарий, відгук, текст відгуку, коментар, yorum, değerlendirme, nhận xét, nội dung, bình luận',
  ),
  language: words('language, review language, review original language, lang, locale, sprache, idioma'),
  technicians: words(
    'technicians, technician, employee, staff, staff member, staffer, team member, service provider, stylist, mitarbeiter, tecnico, tecnica, profesional, doctor, doctora, doctor a, dentista, estilista, empleado, empleada, atendido por, 担当, 担当者, スタッフ, 技师, 담당자, 담당의, ช่าง, พนักงาน, מטפל, מבצע, мастер, майстер, çalışan, usta, nhân viên',
  ),
  services: words(
    'services, service, service id, servicio, servicios, tratamiento, tratamientos, メニュー, サービス, 服务, 项目, 服务项目, 서비스, 시술, 진료, บริการ, सेवा, שירות, טיפול, υπηρεσία, услуга, послуга, hizmet, dịch vụ',
  ),
  service_area: words('service area'),
};

/** Names with commas between, as they are compared. */
export function words(list: string): readonly string[] {
  return list.split(', ').map(plainName);
}

interface Finding<F extends string> {
  /** Whether a column can be what its name says; default: always. */
  mayHold?(field: F, column: string): boolean;
  /** Columns that are known already, and used as they are. */
  readonly chosen?: Readonly<Partial<Record<F, string>>>;
}

/** Finds the column of each field by its names. No column holds two fields. */
export function columnsByName<F extends string>(
  header: readonly string[],
  names: Readonly<Partial<Record<F, readonly string[]>>>,
  { mayHold = () => true, chosen }: Finding<F> = {},
): Readonly<Partial<Record<F, string>>> {
  const plain = header.map((column) => ({ column, name: plainName(withoutEnvelope(column)) }));
  const columns: Partial<Record<F, string>> = { ...chosen };
  const taken = new Set<unknown>(Object.values(columns));
  for (const field of Object.keys(names) as F[]) {
    if (columns[field] !== undefined) continue;
    const found = names[field]
      ?.flatMap((name) => plain.filter((each) => each.name === name).map(({ column }) => column))
      .find((each) => !taken.has(each) && mayHold(field, each));
    if (found === undefined) continue;
    columns[field] = found;
    taken.add(found);
  }
  return columns;
}

/** The name of a column without the groups in which some interfaces put all fields: `data.attributes.author`, `node.author`. */
function withoutEnvelope(column: string): string {
  return column.replace(/^(?:(?:data|attributes|node|fields|properties)\.)+/, '');
}

/** Letters and digits alone, in lower case and without accents: `displayName` and `Display_name` are the same. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
