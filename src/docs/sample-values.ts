import { RESOURCE_PATHS } from '../representations/resource-paths.ts';
import type { Site } from '../representations/site.ts';

/** The values in the examples, by the name of the parameter or field. */
export interface SampleValues extends Readonly<Record<string, string>> {
  readonly limit: string;
}

/** Values that the site has, so that the sample requests find something. */
export function sampleValues({ baseUrl, catalog: { reviews } }: Site): SampleValues {
  const [newest] = reviews;
  const { technicians, services } = (reviews.find(({ mentions }) => mentions.technicians.length > 0) ?? newest)?.mentions ?? {};
  return {
    ...(newest && { id: newest.id, date: `${newest.date.slice(0, 7)}-01` }),
    ...(technicians?.[0] !== undefined && { mentions_technician: technicians[0] }),
    ...(services?.[0] !== undefined && { mentions_service: services[0] }),
    limit: '3',
    'hub.topic': baseUrl + RESOURCE_PATHS.atomFeed,
  };
}
