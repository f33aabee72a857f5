import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ElementType, type ReactNode, useMemo } from 'react';
import type { ColourRole, Mode } from '../tokens/index.ts';
import { AddressBarColour } from './AddressBarColour.tsx';
import { createCubbyTheme } from './theme.ts';

interface CubbyThemeProps {
  children: ReactNode;
  /** The router's link, for a site that has one. */
  linkComponent?: ElementType;
  /** What a phone's address bar goes on with. */
  addressBar?: ColourRole;
  /** One mode whatever the visitor wishes, such as in a story; `system` is what the device says. */
  mode?: Mode | 'system';
}

/** Our looks around everything below it, in the mode the visitor wishes or the device is in. */
export function CubbyTheme({ children, linkComponent = 'a', addressBar = 'surface', mode }: CubbyThemeProps) {
  const theme = useMemo(() => createCubbyTheme({ linkComponent }), [linkComponent]);
  return (
    <ThemeProvider
      theme={theme}
      disableTransitionOnChange
      {...(mode && { defaultMode: mode, storageManager: null, noSsr: true })}
    >
      <CssBaseline enableColorScheme />
      <AddressBarColour colour={addressBar} />
      {children}
    </ThemeProvider>
  );
}
