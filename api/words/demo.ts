// Generated from the folders: npm test -- words/declared -u

import enDemo from './en/demo.json' with { type: 'json' };
import deDemo from './de/demo.json' with { type: 'json' };
import esDemo from './es/demo.json' with { type: 'json' };
import frDemo from './fr/demo.json' with { type: 'json' };
import itDemo from './it/demo.json' with { type: 'json' };
import ptDemo from './pt/demo.json' with { type: 'json' };

const english = enDemo;

export const DEMO = {
  en: english,
  de: deDemo,
  es: esDemo,
  fr: frDemo,
  it: itDemo,
  pt: ptDemo,
};
