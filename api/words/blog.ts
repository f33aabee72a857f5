// Generated from the folders: npm test -- words/declared -u

import enBlog from './en/blog.json' with { type: 'json' };
import deBlog from './de/blog.json' with { type: 'json' };
import esBlog from './es/blog.json' with { type: 'json' };
import frBlog from './fr/blog.json' with { type: 'json' };
import itBlog from './it/blog.json' with { type: 'json' };
import ptBlog from './pt/blog.json' with { type: 'json' };

const english = enBlog;

export const BLOG = {
  en: english,
  de: deBlog,
  es: esBlog,
  fr: frBlog,
  it: itBlog,
  pt: ptBlog,
};
