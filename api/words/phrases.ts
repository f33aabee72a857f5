// Generated from the folders: npm test -- words/declared -u

import de from './de/phrases.json' with { type: 'json' };
import en from './en/phrases.json' with { type: 'json' };
import es from './es/phrases.json' with { type: 'json' };
import fr from './fr/phrases.json' with { type: 'json' };
import it from './it/phrases.json' with { type: 'json' };
import pt from './pt/phrases.json' with { type: 'json' };

export const PHRASES = { de, en, es, fr, it, pt };
