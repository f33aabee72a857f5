import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'cubby-mirrored', stylisPlugins: [prefixer, rtlPlugin] });

/**
 * Mirrors the styles of MUI's own components, which name left and right, for languages written from right to left. Our
 * styles name the start and the end of a line, which follow the page's `dir` by themselves.
 */
export default function MirroredStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
