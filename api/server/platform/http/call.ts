import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { EndpointName, Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { Role, Scope, StaffScope } from '../../../contract/rules/roles.ts';
import type { JsonText } from './json-text.ts';

/** Who calls: the person behind a valid token. */
export interface Caller {
  userId: string;
  tokenId: string;
  role: Role;
  scopes: readonly Scope[];
  /** Of who runs or serves somebody else’s places; null for everybody else. */
  work: Work | null;
}

/** Whose places somebody works at who does not own them, and which. */
export interface Work {
  /** The user id of the host. */
  hostId: string;
  placeIds: readonly string[];
  /** Null on a device at which nobody has given a PIN. */
  personId: string | null;
  /** The counter’s own device, where they stand at one. */
  device: { id: string; name: string } | null;
}

/** @throws CubbyError FORBIDDEN when somebody of the staff was not given this. */
export function requireScope(caller: Caller, scope: StaffScope): void {
  if (!caller.scopes.includes(scope)) throw new CubbyError('FORBIDDEN', `This requires the permission ${scope}.`);
}

interface CallFrame {
  /** Where the call comes from: the peer, or what a proxy we trust says of it. */
  address: string;
  /** Of the `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** The visitor's country by the proxy's header, ISO 3166, or null. */
  country: string | null;
  /** Of the analytics cookie, and of the browser, by the headers of specification §7. */
  clientId: string | null;
  visitor: string | null;
  /** What the program of the caller calls itself. */
  userAgent: string | null;
  /** The site whose page calls, as its browser says: `https://admin.example.org`. */
  origin: string | null;
}

type Identity<E> = E extends { roles: 'anyone' } ? { findCaller: () => Promise<Caller | null> } : { caller: Caller };

/** A call whose input has passed its structs and whose caller has the role the table asks for. */
export type Call<Name extends EndpointName> = CallFrame &
  Identity<Endpoints[Name]> & {
    params: ParamsOf<Endpoints[Name]>;
    query: QueryOf<Endpoints[Name]>;
    body: BodyOf<Endpoints[Name]>;
  };

/** One answer; or, where the row says so, one after another until the caller has gone. */
export type Handler<Name extends EndpointName> = Endpoints[Name] extends { stream: true }
  ? (call: Call<Name> & { signal: AbortSignal }) => Promise<AsyncIterable<ResponseOf<Endpoints[Name]>>>
  : (call: Call<Name>) => Promise<ResponseOf<Endpoints[Name]> | JsonText>;

export type Handlers = { [Name in EndpointName]: Handler<Name> };
/** The handlers of one noun. */
export type HandlersOf<Name extends EndpointName> = Pick<Handlers, Name>;
