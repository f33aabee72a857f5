import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the hashes of inline scripts in the pages of our own builds for a content security policy, such as the one
 * that picks light or dark mode before the first paint: `'sha256-…'` each. Data blocks are not scripts.
 */
export async function inlineScripts(folders: readonly string[]): Promise<string[]> {
  const pages = (await Promise.all(folders.filter((folder) => existsSync(folder)).map(pagesIn))).flat();
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const scripts = texts.flatMap((text) => [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code));
  return [...new Set(scripts)].map((code = '') => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Lists the pages of a site: the back office has one for each of its consoles. */
async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}
