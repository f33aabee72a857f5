// Generated from the folders: npm test -- words/declared -u

import de from './de/papers.json' with { type: 'json' };
import en from './en/papers.json' with { type: 'json' };
import es from './es/papers.json' with { type: 'json' };
import fr from './fr/papers.json' with { type: 'json' };
import it from './it/papers.json' with { type: 'json' };
import pt from './pt/papers.json' with { type: 'json' };

export const PAPERS = { de, en, es, fr, it, pt };
