// Generated from the folders: npm test -- words/declared -u

import enPhrases from './en/phrases.json' with { type: 'json' };
import dePhrases from './de/phrases.json' with { type: 'json' };
import esPhrases from './es/phrases.json' with { type: 'json' };
import frPhrases from './fr/phrases.json' with { type: 'json' };
import itPhrases from './it/phrases.json' with { type: 'json' };
import ptPhrases from './pt/phrases.json' with { type: 'json' };

const english = enPhrases;

export const PHRASES = {
  en: english,
  de: dePhrases,
  es: esPhrases,
  fr: frPhrases,
  it: itPhrases,
  pt: ptPhrases,
};
