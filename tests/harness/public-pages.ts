import type { Language } from '@cubby/api';

/**
 * Returns the paths of the site's public pages in a language: all in the sitemap, and one each of country, city,
 * landmark and stashpoint. They are French, because journeys open and close places in London.
 */
export async function publicPages(url: string, language: Language = 'en'): Promise<string[]> {
  const own = await sitemapPaths(url, `pages-${language}`);
  const france = await sitemapPaths(url, `france-${language}`);
  const depth = (path: string) => path.split('/').length - (language === 'en' ? 0 : 1);
  const oneOf = (parts: number, stashpoint: boolean) =>
    france.find((path) => depth(path) === parts && path.includes('/stashpoints/') === stashpoint);
  const pages = [oneOf(3, false), oneOf(4, false), oneOf(5, false), oneOf(6, true)];
  return [...own, ...pages.filter((path) => path !== undefined)];
}

/** Returns the paths in one of the sitemaps. */
export async function sitemapPaths(url: string, name: string): Promise<string[]> {
  const reply = await fetch(`${url}/sitemaps/${name}.xml`);
  if (!reply.ok) throw new Error(`There is no sitemap ${name}: ${reply.status}.`);
  const text = await reply.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
