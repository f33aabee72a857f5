// Generated from the folders: npm test -- words/declared -u

import enPapers from './en/papers.json' with { type: 'json' };
import dePapers from './de/papers.json' with { type: 'json' };
import esPapers from './es/papers.json' with { type: 'json' };
import frPapers from './fr/papers.json' with { type: 'json' };
import itPapers from './it/papers.json' with { type: 'json' };
import ptPapers from './pt/papers.json' with { type: 'json' };

const english = enPapers;

export const PAPERS = {
  en: english,
  de: dePapers,
  es: esPapers,
  fr: frPapers,
  it: itPapers,
  pt: ptPapers,
};
