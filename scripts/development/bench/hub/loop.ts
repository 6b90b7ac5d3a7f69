import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:https';
import { BODY, CONCURRENCY, callbackOf, type Plan, secretOf } from './parts.ts';

/** The peer: a bare `node:https` loop that posts the same bodies at the same concurrency, and remembers nothing. */
process.on('message', async (plan: Plan) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY, ca: plan.ca });
  let next = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (next < plan.callbacks) {
        const index = next++;
        await post(agent, callbackOf(plan, index), secretOf(index));
      }
    }),
  );
  agent.destroy();
});
process.send?.({ kind: 'ready' });

function post(agent: Agent, url: string, secret: string): Promise<void> {
  const signature = createHmac('sha256', secret).update(BODY).digest('hex');
  const headers = {
    'Content-Type': 'application/atom+xml',
    'Content-Length': BODY.length,
    'X-Hub-Signature': `sha256=${signature}`,
  };
  return new Promise((resolve) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    outgoing.on('error', () => resolve());
    outgoing.end(BODY);
  });
}
