/** The dates when the texts were last changed; update them with every change to the texts. */
export const TERMS_CHANGED = '2026-11-30';
export const PRIVACY_CHANGED = '2026-11-30';
