import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import { parse } from 'yaml';
import type { Language } from '../../../../contract/vocabulary/languages.ts';

/** The words of a post in one language. */
export interface PostText {
  title: string;
  excerpt: string;
  /** HTML. */
  content: string;
}

const read = new Map<string, Promise<PostText>>();

/** Reads a post's Markdown file once: its title and excerpt from the front matter, its content from the body. */
export function readPost(slug: string, language: Language): Promise<PostText> {
  const path = `posts/${slug}/${language}.md`;
  const text = read.get(path) ?? readMarkdown(new URL(path, import.meta.url));
  read.set(path, text);
  return text;
}

async function readMarkdown(file: URL): Promise<PostText> {
  const [, facts = '', body = ''] = (await readFile(file, 'utf8')).split(/^---$/m);
  const { title, excerpt } = parse(facts) as Omit<PostText, 'content'>;
  return { title, excerpt, content: await marked.parse(body) };
}
