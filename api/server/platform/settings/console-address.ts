/** Where a console stands: at a label of the site's own name. */
export function consoleAddress(publicUrl: string, console: 'admin' | 'hosts'): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol}//${console}.${host}`;
}
