// Generated from the folders: npm test -- words/declared -u

import de from './de/blog.json' with { type: 'json' };
import en from './en/blog.json' with { type: 'json' };
import es from './es/blog.json' with { type: 'json' };
import fr from './fr/blog.json' with { type: 'json' };
import it from './it/blog.json' with { type: 'json' };
import pt from './pt/blog.json' with { type: 'json' };

export const BLOG = { de, en, es, fr, it, pt };
