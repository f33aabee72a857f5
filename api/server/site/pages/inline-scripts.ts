import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a content security policy calls the scripts written into the pages of our own builds, such as the one that picks
 * light or dark before anything is drawn: `'sha256-…'` each. Data for scripts is no script.
 */
export async function inlineScripts(folders: readonly string[]): Promise<string[]> {
  const pages = (await Promise.all(folders.filter((folder) => existsSync(folder)).map(pagesIn))).flat();
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const scripts = texts.flatMap((text) => [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code));
  return [...new Set(scripts)].map((code = '') => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** A site may be of several pages: the back office has one for each of its consoles. */
async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}
