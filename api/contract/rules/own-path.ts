/** Stands for whichever of our sites is asked; nobody can own it. */
const HERE = 'https://here.invalid';

/**
 * A path of the site itself as a browser will read it, or null for anything else. Browsers drop tabs and line ends, take
 * backslashes for slashes and resolve dots before they look whose address it is: so does this, by the same rules.
 */
export function ownPath(address: string | null): string | null {
  const url = address?.startsWith('/') && URL.canParse(address, HERE) ? new URL(address, HERE) : null;
  // After dots are resolved a path may begin with two slashes, which would name another host once more.
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether an own path leads to one of `pages`, however it is spelt. */
export function leadsTo(path: string, pages: readonly string[]): boolean {
  const { pathname } = new URL(path, HERE);
  return pages.includes(decoded(pathname).toLowerCase().replace(/\/+$/, ''));
}

/** The path as written where it cannot be decoded: then it is nobody's page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
