import { marked } from 'marked';
import type { Language } from '../../../../contract/vocabulary/languages.ts';
import { BLOG } from '../../../../words/blog.ts';

export type PostSlug = keyof (typeof BLOG)['en']['posts'];

/** Returns a post's title and excerpt in a language. */
export function readPost(slug: PostSlug, language: Language): { title: string; excerpt: string } {
  const { title, excerpt } = BLOG[language].posts[slug];
  return { title, excerpt };
}

/** Returns a post's sections as HTML. Their texts are Markdown. */
export function readContent(slug: PostSlug, language: Language): string {
  const sections: { title: string; text: string }[] = Object.values(BLOG[language].posts[slug].sections);
  return marked.parse(sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n'), { async: false });
}
