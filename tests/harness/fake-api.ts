import {
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  ERROR_STATUS,
  type ErrorId,
  endpoints,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@cubby/api';

/** A page's request, as the server would have decoded it. */
export interface Received<Name extends EndpointName> {
  params: ParamsOf<Endpoints[Name]>;
  query: QueryOf<Endpoints[Name]>;
  body: BodyOf<Endpoints[Name]>;
  headers: Headers;
}

type Answer<Name extends EndpointName> =
  | ResponseOf<Endpoints[Name]>
  | Refusal
  | ((received: Received<Name>) => ResponseOf<Endpoints[Name]> | Refusal | Promise<ResponseOf<Endpoints[Name]>>);

/** An error of the contract, to return instead of a response. */
export class Refusal {
  readonly id: ErrorId;
  readonly more: object;
  constructor(id: ErrorId, more: object) {
    this.id = id;
    this.more = more;
  }
}

/** Returns an error; `more` is its content besides the id: problems by field, or the message of the card's bank. */
export function refuse(id: ErrorId, more: { errors?: Record<string, string[]>; payment?: object } = {}): Refusal {
  return new Refusal(id, more);
}

/**
 * A fake API for pages: only the network is replaced, everything before it is real. Both sides of a call are checked
 * against the contract; a call that breaks it or that no test expects is an error, which fails the test.
 */
export class FakeApi {
  readonly faults: string[] = [];
  private readonly answers = new Map<EndpointName, (received: unknown, init: RequestInit) => unknown>();
  private readonly received: { name: EndpointName; call: Received<EndpointName> }[] = [];
  private isOffline = false;

  /** Sets the response from now on; the last one applies. */
  on<Name extends EndpointName>(name: Name, answer: Answer<Name>): this {
    this.answers.set(name, (call) => (typeof answer === 'function' ? answer(call as Received<Name>) : answer));
    return this;
  }

  /** Sets a response outside the contract: a proxy's page, a list as a file, a response of the wrong shape. */
  onRaw(name: EndpointName, answer: (init: RequestInit) => Response): this {
    this.answers.set(name, (_call, init) => answer(init));
    return this;
  }

  /** Returns all calls of a name so far, oldest first. */
  calls<Name extends EndpointName>(name: Name): Received<Name>[] {
    return this.received.filter((each) => each.name === name).map(({ call }) => call as unknown as Received<Name>);
  }

  /** Returns the names of all calls so far, in order. */
  get names(): EndpointName[] {
    return this.received.map(({ name }) => name);
  }

  goOffline(): void {
    this.isOffline = true;
  }

  goOnline(): void {
    this.isOffline = false;
  }

  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    init.signal?.throwIfAborted();
    const request = new URL(String(input), 'http://fake.test');
    const method = init.method ?? 'GET';
    const found = endpointAt(method, request.pathname);
    if (!found) return this.fault(`Nothing answers ${method} ${request.pathname}.`);
    const { name, endpoint, params } = found;
    try {
      const call = readCall(endpoint, params, request, init);
      this.received.push({ name, call });
      const answer = this.answers.get(name);
      if (!answer) return this.fault(`Unexpected call of ${name} (${method} ${request.pathname}${request.search}).`);
      const body = await answer(call, init);
      init.signal?.throwIfAborted();
      if (body instanceof Response) return body;
      if (body instanceof Refusal) return refusalOf(body);
      if (!endpoint.response) return new Response(null, { status: 204 });
      return Response.json(endpoint.response.create(body));
    } catch (error) {
      if (init.signal?.aborted) throw error;
      return this.fault(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  private fault(reason: string): Response {
    this.faults.push(reason);
    return Response.json({ id: 'INTERNAL_ERROR', message: reason }, { status: 500 });
  }
}

function endpointAt(method: string, pathname: string) {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each);
    const match = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
    if (endpoint.method !== method || !match) continue;
    const params = Object.fromEntries(names.map((each, index) => [each, decodeURIComponent(match[index + 1] ?? '')]));
    return { name: name as EndpointName, endpoint, params };
  }
  return null;
}

/** @throws StructError for a call the server would refuse as INVALID_DATA. */
function readCall(endpoint: Endpoint, params: object, request: URL, init: RequestInit): Received<EndpointName> {
  const query = Object.fromEntries(request.searchParams);
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  return {
    params: endpoint.params?.create(params) ?? params,
    query: endpoint.query?.create(query) ?? query,
    body: endpoint.body && !endpoint.upload ? endpoint.body.create(body) : body,
    headers: new Headers(init.headers),
  } as Received<EndpointName>;
}

function refusalOf({ id, more }: Refusal): Response {
  return Response.json({ id, message: `Refused: ${id}`, ...more }, { status: ERROR_STATUS[id] });
}
