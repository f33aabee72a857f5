import { array, boolean, enums, type Infer, nullable, optional, string, type } from 'superstruct';
import { PAYMENT_PROVIDERS } from '../vocabulary/payment-providers.ts';
import { Operator } from './operator.ts';
import { SiteStatistics } from './site-statistics.ts';

/** The start of a sign-in with OpenID Connect in the browser. Null hides its button. */
export const SignInProvider = type({
  client_id: string(),
  authorization_endpoint: string(),
  /** The `prompt` sent with each sign-in, such as a choice of account; absent if the provider does not support it. */
  prompt: optional(string()),
});
export type SignInProvider = Infer<typeof SignInProvider>;

const MAP_KINDS = ['openfreemap', 'own', 'style'] as const;

/** Source of the map's streets: a TileJSON, a PMTiles file of this server, or a MapLibre style. */
export const MapTiles = type({ kind: enums(MAP_KINDS), url: string() });
export type MapTiles = Infer<typeof MapTiles>;

/** Data that every screen shares; without it nothing can be shown, and the error page says 500. */
export const AppContext = type({
  data: type({
    statistics: SiteStatistics,
    payments: type({ provider: enums(PAYMENT_PROVIDERS), publishable_key: nullable(string()) }),
    /** A third-party MapLibre style, if a setting names one. */
    map_style_url: nullable(string()),
    /** True if addresses can be searched beside our own places. */
    addresses: optional(boolean()),
    /** True if the box for marketing emails may be ticked beforehand in the visitor's country. */
    email_opt_in: optional(boolean()),
    /** True if texts by hosts and travellers are translated. */
    translator: optional(boolean()),
    map: MapTiles,
    /** The server in front of pictures' paths, if a CDN is set. */
    pictures_url: optional(string()),
    /** Address to which the sites report their errors. */
    sentry_dsn: nullable(string()),
    sign_in: type({ google: nullable(SignInProvider), apple: nullable(SignInProvider) }),
    /** True if emails go to the outbox of the database instead of a server. */
    outbox: boolean(),
    /** The simulated services, if SANDBOX=yes; then every page shows a notice. */
    sandbox: nullable(type({ payments: boolean(), mail: boolean() })),
    /** True while the database accepts no writes; then every page shows a notice. */
    read_only: optional(boolean()),
    languages: array(string()),
    /** Email address of support. */
    support_email: string(),
    operator: Operator,
    /** IANA name: the zone of reports, invoices and payouts. */
    business_zone: optional(string()),
  }),
  user_country: nullable(string()),
});
export type AppContext = Infer<typeof AppContext>;
