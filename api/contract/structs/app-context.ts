import { array, boolean, enums, type Infer, nullable, optional, string, type } from 'superstruct';
import { PAYMENT_PROVIDERS } from '../vocabulary/payment-providers.ts';
import { Operator } from './operator.ts';
import { SiteStatistics } from './site-statistics.ts';

/** Where the browser begins a sign-in with OpenID Connect. Null hides its button. */
export const SignInProvider = type({
  client_id: string(),
  authorization_endpoint: string(),
  /** What the provider is to ask each time, such as which account is meant; absent where it does not know that. */
  prompt: optional(string()),
});
export type SignInProvider = Infer<typeof SignInProvider>;

const MAP_KINDS = ['openfreemap', 'own', 'style'] as const;

/** Where maps take their streets from: a TileJSON, a PMTiles file of this server's, or a MapLibre style. */
export const MapTiles = type({ kind: enums(MAP_KINDS), url: string() });
export type MapTiles = Infer<typeof MapTiles>;

/** What every screen shares; without it nothing can be shown, and the error page says 500. */
export const AppContext = type({
  data: type({
    statistics: SiteStatistics,
    payments: type({ provider: enums(PAYMENT_PROVIDERS), publishable_key: nullable(string()) }),
    /** Somebody else's MapLibre style, where a setting names one. */
    map_style_url: nullable(string()),
    /** Whether addresses can be looked for beside our own places. */
    addresses: optional(boolean()),
    /** Whether what hosts and travellers write is translated. */
    translator: optional(boolean()),
    map: MapTiles,
    /** Where the sites send what breaks in them. */
    sentry_dsn: nullable(string()),
    sign_in: type({ google: nullable(SignInProvider), apple: nullable(SignInProvider) }),
    /** Whether mail goes to the outbox of the database instead of a server. */
    outbox: boolean(),
    /** What is simulated, where SANDBOX=yes says so: every page then tells it. */
    sandbox: nullable(type({ payments: boolean(), mail: boolean() })),
    languages: array(string()),
    /** Where people write to. */
    support_email: string(),
    operator: Operator,
  }),
  user_country: nullable(string()),
});
export type AppContext = Infer<typeof AppContext>;
