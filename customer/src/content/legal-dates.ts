/** When the texts were last changed; to be moved along with every change of what they say. */
export const TERMS_CHANGED = '2026-11-22';
export const PRIVACY_CHANGED = '2026-11-22';
