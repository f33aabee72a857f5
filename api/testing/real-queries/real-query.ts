import type { Language } from '../../contract/vocabulary/languages.ts';

/**
 * What somebody types, in which language they read the site, the English route of the place that must stand first, and
 * why that is what they want. Written from what people type, not from what the code finds.
 */
export type RealQuery = readonly [typed: string, language: Language, route: string, why: string];
