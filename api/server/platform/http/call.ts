import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { EndpointName, Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { SessionProof } from '../../../contract/rules/proofs.ts';
import type { Role, Scope, StaffScope } from '../../../contract/rules/roles.ts';
import type { JsonText } from './json-text.ts';

/** The caller: the person behind a valid token. */
export interface Caller {
  userId: string;
  tokenId: string;
  role: Role;
  scopes: readonly Scope[];
  /** The work of a caller who manages or serves another person's places; null for all others. */
  work: Work | null;
  /** The last proof that the owner of the session was present; null without one. */
  proof: SessionProof | null;
}

/** The places a person works at without owning them, and their host. */
export interface Work {
  /** The user id of the host. */
  hostId: string;
  stashpointIds: readonly string[];
  /** Null on a device without a person signed in. */
  personId: string | null;
  /** The counter’s own device, where the person uses one. */
  device: { id: string; name: string } | null;
}

/** @throws CubbyError FORBIDDEN for a member of staff without this scope. */
export function requireScope(caller: Caller, scope: StaffScope): void {
  if (!caller.scopes.includes(scope)) throw new CubbyError('FORBIDDEN', `This requires the permission ${scope}.`);
}

interface CallFrame {
  /** The network address of the call: the peer, or the one given by a trusted proxy. */
  address: string;
  /** The value of the `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** The visitor's country by the proxy's header, ISO 3166, or null. */
  country: string | null;
  /** Ids from the analytics cookie and of the browser, by the headers of specification §7. */
  clientId: string | null;
  visitor: string | null;
  /** The caller's user agent. */
  userAgent: string | null;
  /** The site whose page makes the call, according to the browser: `https://admin.example.org`. */
  origin: string | null;
}

type Identity<E> = E extends { roles: 'anyone' } ? { findCaller: () => Promise<Caller | null> } : { caller: Caller };

/** A call whose input has passed its structs and whose caller has the role the table requires. */
export type Call<Name extends EndpointName> = CallFrame &
  Identity<Endpoints[Name]> & {
    params: ParamsOf<Endpoints[Name]>;
    query: QueryOf<Endpoints[Name]>;
    body: BodyOf<Endpoints[Name]>;
  };

/** Returns one answer; or, where the row says so, one after another until the caller disconnects. */
export type Handler<Name extends EndpointName> = Endpoints[Name] extends { stream: true }
  ? (call: Call<Name> & { signal: AbortSignal }) => Promise<AsyncIterable<ResponseOf<Endpoints[Name]>>>
  : (call: Call<Name>) => Promise<ResponseOf<Endpoints[Name]> | JsonText>;

export type Handlers = { [Name in EndpointName]: Handler<Name> };
/** The handlers of one noun. */
export type HandlersOf<Name extends EndpointName> = Pick<Handlers, Name>;
