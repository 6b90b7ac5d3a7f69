import { descriptionOf, type Endpoint, endpointsOf } from '../../../src/docs/description.ts';
import { sampleSite } from './sample-site.ts';

/** What the description of the sample site says of an endpoint, by the name of its operation. */
export function endpointOf(operationId: string): Endpoint {
  const endpoints = endpointsOf(descriptionOf(sampleSite()).paths);
  const found = endpoints.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`no operation ${operationId}`);
  return found;
}
