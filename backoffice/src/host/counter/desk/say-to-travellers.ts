import type { Language } from '@cubby/api';

/** Texts for travellers on a screen turned towards them, in their own language instead of the clerk's. */
export const SAY: Record<Language, { pay: string; book: string }> = {
  en: { pay: 'Scan this with your phone and pay there.', book: 'Scan this with your phone and book your bags in.' },
  de: {
    pay: 'Scanne das mit deinem Handy und bezahle dort.',
    book: 'Scanne das mit deinem Handy und buche dein Gepäck ein.',
  },
  fr: {
    pay: 'Scannez ceci avec votre téléphone et payez là.',
    book: 'Scannez ceci avec votre téléphone et réservez pour vos bagages.',
  },
  es: { pay: 'Escanea esto con tu móvil y paga allí.', book: 'Escanea esto con tu móvil y reserva para tu equipaje.' },
  it: {
    pay: 'Inquadra questo con il telefono e paga lì.',
    book: 'Inquadra questo con il telefono e prenota per i tuoi bagagli.',
  },
  pt: { pay: 'Leia isto com o telemóvel e pague aí.', book: 'Leia isto com o telemóvel e reserve para a sua bagagem.' },
};
