import { aspectPath, isQuoted } from '../../insights/dataset/aspect-path.ts';
import { bothSides } from '../../insights/dataset/evidence/both-sides.ts';
import { tellingQuote } from '../../insights/dataset/evidence/telling-quote.ts';
import type { AspectInsight, EntityInsight, Evidence } from '../../insights/dataset/schemas/insights-schema.ts';
import { aspectName } from '../../insights/trades/aspect-name.ts';
import type { Locale } from '../../locales/locale.ts';
import { LEAST_FOR_A_PERSON } from '../../reviews/mean.ts';
import type { Site } from '../site.ts';
import { accuracyWords } from '../text/accuracy-words.ts';
import { coverageWords } from '../text/coverage-words.ts';
import { disclosureMarkdown } from '../text/disclosure-markdown.ts';
import { markdownAddress, markdownInline, markdownQuote } from '../text/markdown-text.ts';
import { ownChangesWords } from '../text/own-changes-words.ts';
import { summaryOf } from '../text/summary-of.ts';
import { spokenOf, verdictCounts } from '../text/verdict-counts.ts';

/** What the reviews say, in Markdown: summary, ratings, aspects with quotes, topics, and the editors' questions. */
export function renderInsightsMarkdown(site: Site, locale: Locale): string {
  const { insights: words, home, policy } = locale.messages;
  const { aspects, topics, faq, method, review_count, not_analysed } = site.insights;
  const isRead = not_analysed < review_count;
  const { isOwn, sentences } = summaryOf(site, locale);
  const summary = sentences.map((sentence) => sentence.map(({ text }) => text).join('')).join(' ');
  const blocks = [
    ...(summary === '' ? [] : [`## ${words.title}`, ...(isOwn ? [`${policy.ownWords}:`] : []), markdownQuote(summary)]),
    `## ${words.ratings}`,
    [...distributionOf(site, locale), ...entitiesOf(site, locale)].join('\n'),
    ...section(
      words.aspects,
      aspects.filter(isQuoted).map((aspect) => aspectBlock(aspect, site, locale)),
    ),
    ...section(words.topics, topics.length === 0 ? [] : [topics.map((topic) => topicItem(topic, site, locale)).join('\n')]),
    ...section(
      words.faq,
      faq.map(({ question, answer }) => `### ${markdownInline(question)}\n\n${policy.ownWords}:\n\n${markdownQuote(answer)}`),
    ),
    `## ${words.method}`,
    [
      isRead && accuracyWords(method.accuracy, locale),
      isRead && coverageWords(site.insights, locale)?.words,
      not_analysed > 0 && locale.counted(words.notAnalysed, not_analysed),
      ...ownChangesWords(method, locale).map(markdownInline),
    ]
      .filter((words) => words)
      .join(' '),
  ];
  return site.catalog.reviews.length === 0 ? home.none : blocks.join('\n\n');
}

function section(title: string, blocks: readonly string[]): string[] {
  return blocks.length === 0 ? [] : [`## ${title}`, ...blocks];
}

function distributionOf({ catalog }: Site, { messages, number }: Locale): string[] {
  const { distribution } = catalog.aggregateRating;
  return ([5, 4, 3, 2, 1] as const).map((stars) => `- ${messages.rating.short(stars)}: ${number(distribution[stars])}`);
}

function entitiesOf({ insights }: Site, locale: Locale): string[] {
  const { technicians, services, service_areas } = insights.entities;
  const { kinds } = locale.messages.list;
  return [
    ...technicians.map((entity) => entityLine(kinds.technician, entity, locale, LEAST_FOR_A_PERSON)),
    ...services.map((entity) => entityLine(kinds.service, entity, locale)),
    ...service_areas.map((entity) => entityLine(kinds.service_area, entity, locale)),
  ];
}

/** The mean is left out where it would rest on fewer than `least` reviews. */
function entityLine(
  kind: string,
  { name, mentions, average_rating }: EntityInsight,
  { messages, counted, rating }: Locale,
  least = 1,
): string {
  const stars = average_rating === null || mentions < least ? '' : `, ${messages.rating.stars(rating(average_rating))}`;
  return `- ${kind} ${markdownInline(name)}: ${counted(messages.count.reviews, mentions)}${stars}`;
}

function aspectBlock(aspect: AspectInsight, site: Site, locale: Locale): string {
  return [
    `### ${markdownInline(aspectName(locale, aspect))}`,
    `${spokenOf(aspect, locale)} ${markdownAddress(site.baseUrl + aspectPath(aspect.id))}`,
    ...bothSides(aspect.evidence, 2).flatMap((each) => evidenceBlocks(each, site, locale)),
  ].join('\n\n');
}

/** A quote, what readers have to know of its author, and where it stands. */
function evidenceBlocks({ quote, review_id, disclosure }: Evidence, { baseUrl }: Site, locale: Locale): string[] {
  return [markdownQuote(quote), ...disclosureMarkdown(disclosure, locale), markdownAddress(`${baseUrl}/reviews/${review_id}`)];
}

/** A topic with its verdict, and the quote that shows it best. */
function topicItem(topic: Site['insights']['topics'][number], site: Site, locale: Locale): string {
  const { messages, number, percent } = locale;
  const reviews = messages.insights.inReviews(number(topic.review_count), percent(topic.share));
  const verdicts = verdictCounts(topic, locale).map(({ words }) => words);
  const head = `- ${markdownInline(topic.label)}: ${reviews}, ${verdicts.join(' · ')}`;
  const evidence = tellingQuote(topic);
  if (evidence === undefined) return head;
  const quoted = evidenceBlocks(evidence, site, locale).join('\n\n');
  return `${head}\n\n${quoted.replace(/^(?=.)/gm, '  ')}`;
}
