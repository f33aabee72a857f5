// Generated from the folders: npm test -- words/declared -u

import de from './de/demo.json' with { type: 'json' };
import en from './en/demo.json' with { type: 'json' };
import es from './es/demo.json' with { type: 'json' };
import fr from './fr/demo.json' with { type: 'json' };
import it from './it/demo.json' with { type: 'json' };
import pt from './pt/demo.json' with { type: 'json' };

export const DEMO = { de, en, es, fr, it, pt };
