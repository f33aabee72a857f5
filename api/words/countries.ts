// Generated from the folders: npm test -- words/declared -u

import de from './de/countries.json' with { type: 'json' };
import en from './en/countries.json' with { type: 'json' };
import es from './es/countries.json' with { type: 'json' };
import fr from './fr/countries.json' with { type: 'json' };
import it from './it/countries.json' with { type: 'json' };
import pt from './pt/countries.json' with { type: 'json' };

export const COUNTRIES = { de, en, es, fr, it, pt };
