import { randomBytes } from 'node:crypto';

/** Stores the sandbox's answers, so that they survive a restart as at the real service. */
export interface SandboxStore {
  find(id: string): Promise<SandboxObject | undefined>;
  findByKey(idempotencyKey: string): Promise<SandboxObject | undefined>;
  save(object: SandboxObject, idempotencyKey?: string | null): Promise<void>;
  /** Lists every object whose id begins with a prefix. */
  list(prefix: string): Promise<SandboxObject[]>;
  /** Runs a call that changes something: all of it is saved, or nothing, and calls with the same key take turns. */
  atomically<T>(idempotencyKey: string | null, run: () => Promise<T>): Promise<T>;
}

export type SandboxObject = Record<string, unknown> & { id: string };

export type Answer = { status: number; body: unknown };

/**
 * The words the SDK's types list where they also allow any other, for later additions of the service. The sandbox uses
 * no others.
 */
export type Listed<T> = T extends string ? (string extends T ? never : T) : T;

/** Returns the fields every object of the service has. */
export function object<Kind extends string>(kind: Kind, prefix: string) {
  return { id: newId(prefix), object: kind, created: seconds(), livemode: false };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Returns the current time in the service's format. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

export async function answerWith(store: SandboxStore, body: SandboxObject, key?: string | null): Promise<Answer> {
  await store.save(body, key);
  return { status: 200, body };
}

/** Lists a page of the objects whose id begins with a prefix, newest first. */
export async function listPage(store: SandboxStore, prefix: string, { pathname, searchParams }: URL): Promise<Answer> {
  const bound = (name: string, otherwise: number) => Number(searchParams.get(name) ?? otherwise);
  const [since, until] = [bound('created[gte]', 0), bound('created[lte]', Number.POSITIVE_INFINITY)];
  const limit = bound('limit', 10);
  const intent = searchParams.get('payment_intent');
  const all = (await store.list(prefix))
    .filter(({ created }) => Number(created) >= since && Number(created) <= until)
    .filter(({ payment_intent }) => intent === null || payment_intent === intent)
    .sort((a, b) => Number(b.created) - Number(a.created) || b.id.localeCompare(a.id));
  const after = all.findIndex(({ id }) => id === searchParams.get('starting_after'));
  const data = all.slice(after + 1, after + 1 + limit);
  const has_more = after + 1 + limit < all.length;
  return { status: 200, body: { object: 'list', url: pathname, data, has_more } };
}

export function missing(param?: string): Answer {
  return { ...refused('resource_missing', 'No such object.', param), status: 404 };
}

/** Refuses a request; some of the service's refusals have no code. */
export function refused(code: string | undefined, message: string, param: string | null = null): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message, param } } };
}
