import type { Language } from '@cubby/api';

/**
 * The offer of a language to visitors whose browser prefers it: written in that language, available before its
 * dictionary is loaded.
 */
export const LANGUAGE_OFFERS: Record<Language, { text: string; keep: string }> = {
  en: { text: 'This page is available in English', keep: 'Stay in this language' },
  de: { text: 'Diese Seite gibt es auf Deutsch', keep: 'Bei dieser Sprache bleiben' },
  fr: { text: 'Cette page existe en français', keep: 'Rester dans cette langue' },
  es: { text: 'Esta página está disponible en español', keep: 'Seguir en este idioma' },
  it: { text: 'Questa pagina è disponibile in italiano', keep: 'Resta in questa lingua' },
  pt: { text: 'Esta página está disponível em português', keep: 'Continuar neste idioma' },
};
