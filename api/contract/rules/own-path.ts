/** A placeholder for the origin of any of our sites; no one can own it. */
const HERE = 'https://here.invalid';

/**
 * Returns a path of the site itself as a browser will read it, or null for anything else. Browsers drop tabs and line
 * ends, treat backslashes as slashes and resolve dots before they determine the host: this follows the same rules.
 */
export function ownPath(address: string | null): string | null {
  const url = address?.startsWith('/') && URL.canParse(address, HERE) ? new URL(address, HERE) : null;
  // After dots are resolved a path may begin with two slashes, which would name another host again.
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Checks that an own path leads to one of `pages`, however it is spelt. */
export function leadsTo(path: string, pages: readonly string[]): boolean {
  const { pathname } = new URL(path, HERE);
  return pages.includes(decoded(pathname).toLowerCase().replace(/\/+$/, ''));
}

/** Decodes a path; one that cannot be decoded is returned as written and matches no page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
