/** Returns the address of a console: a subdomain of the site's own name. */
export function consoleAddress(publicUrl: string, console: 'admin' | 'hosts'): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol}//${console}.${host}`;
}
