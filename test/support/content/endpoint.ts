import { descriptionOf, type Endpoint, endpointsOf } from '../../../src/docs/description.ts';
import { sampleSite } from './sample-site.ts';

/** The endpoint with this operation id in the description of the sample site. */
export function endpointOf(operationId: string): Endpoint {
  const endpoints = endpointsOf(descriptionOf(sampleSite()).paths);
  const found = endpoints.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`no operation ${operationId}`);
  return found;
}
