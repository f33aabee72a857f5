import type Stripe from 'stripe';
import { inCall, isTracing } from '../../../platform/traces/traces.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Records each call to Stripe, every repetition too. Returns the client itself while traces are off. */
export function traceStripe(client: HttpClient): HttpClient {
  if (!isTracing()) return client;
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (...call) => {
      const [host, , path, method] = call;
      const route = routeOf(path);
      const attributes = { 'http.request.method': method, 'server.address': host, 'url.template': route };
      return inCall(
        `${method} ${route}`,
        attributes,
        () => client.makeRequest(...call),
        (span, answer) => span.setAttribute('http.response.status_code', answer.getStatusCode()),
      );
    },
  };
}

/** Returns `/v1/refunds/:id` for the refund of an id: a customer's id stands for a person. */
function routeOf(path: string): string {
  const [, version, noun, id, ...rest] = path.split('?')[0]?.split('/') ?? [];
  return ['', version, noun, ...(id ? [':id'] : []), ...rest].join('/');
}
