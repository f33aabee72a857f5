import { createContext } from 'react';

/** The server in front of pictures' paths, such as a CDN; empty for the page's own. */
export const PictureHost = createContext('');

/** Returns the address of a picture on that server; one that names a server of its own stays. */
export function atHost(host: string, address: string): string {
  return address.startsWith('/') ? `${host}${address}` : address;
}
