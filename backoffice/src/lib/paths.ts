/** Every address of the staff console (specification §2), and where the travellers' site is. */
export const paths = {
  home: '/',
  login: '/login',
  account: '/account',
  stashpoints: '/account/stashpoints',
  approval: '/account/stashpoints/approval',
  stashpoint: (id: string) => `/account/stashpoints/${encodeURIComponent(id)}`,
} as const;

export const stashpointRoute = '/account/stashpoints/:stashpointId';

/** The approval queue, opened at one place. */
export function approvalOf(id: string): string {
  return `${paths.approval}?place=${encodeURIComponent(id)}`;
}

/** The sign-in page, with where to go afterwards and, if one was thrown out, why (specification §2). */
export function loginPath(next: string, reason?: 'UNAUTHORIZED'): string {
  const query = new URLSearchParams({
    ...(next !== paths.home && { next }),
    ...(reason && { redirectReason: reason }),
  });
  const text = query.toString();
  return text ? `${paths.login}?${text}` : paths.login;
}

/** Where a sign-in leads: an address of this site, whatever a forged link may say. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) && !next.startsWith(paths.login) ? next : paths.home;
}

export type Site = 'admin' | 'hosts';

export function siteOf(host: string): Site {
  return host.startsWith('hosts.') ? 'hosts' : 'admin';
}

/** The same address on another of our sites; the development server of the travellers listens one port below. */
export function siteUrl(label: 'admin' | null, path: string, location: Pick<Location, 'protocol' | 'host'>): string {
  const bare = location.host.replace(/^(admin|hosts)\./, '').replace(/:5174$/, label ? ':5174' : ':5173');
  return `${location.protocol}//${label ? `${label}.` : ''}${bare}${path}`;
}
