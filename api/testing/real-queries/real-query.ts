import type { Language } from '../../contract/vocabulary/languages.ts';

/**
 * A query, the language of the site, the English route of the place that must be first, and the reason for it. Written
 * from real queries, not from the code's results.
 */
export type RealQuery = readonly [typed: string, language: Language, route: string, why: string];
