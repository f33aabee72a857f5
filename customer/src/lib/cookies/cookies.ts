interface CookieOptions {
  expires: Date;
  secure?: boolean;
}

/** The value of a cookie; null when it is not set, or when there is no browser (rendering on a server). */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
}

export function writeCookie(name: string, value: string, { expires, secure = true }: CookieOptions): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Expires=${expires.toUTCString()}; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', { expires: new Date(0) });
}

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
