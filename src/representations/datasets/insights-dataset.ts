import type { Site } from '../site.ts';

/** `/insights.json`, with a line for each aspect, entity or topic, so that a diff of two builds shows what changed. */
export function renderInsights({ insights }: Site): string {
  const { aspects, entities, topics, faq, editorial_summary, method, ...head } = insights;
  const { technicians, services, service_areas } = entities;
  return [
    `${JSON.stringify(head).slice(0, -1)},"aspects":${lines(aspects)},`,
    `"entities":{"technicians":${lines(technicians)},"services":${lines(services)},"service_areas":${lines(service_areas)}},`,
    `"topics":${lines(topics)},`,
    `"faq":${lines(faq)},`,
    `"editorial_summary":${JSON.stringify(editorial_summary)},"method":${JSON.stringify(method)}}\n`,
  ].join('\n');
}

function lines(items: readonly unknown[]): string {
  return items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
