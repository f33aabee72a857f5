import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ElementType, type ReactNode, useMemo } from 'react';
import type { ColourRole } from '../tokens/index.ts';
import { AddressBarColour } from './AddressBarColour.tsx';
import { createCubbyTheme } from './theme.ts';

interface CubbyThemeProps {
  children: ReactNode;
  /** The router's link, for a site that has one. */
  linkComponent?: ElementType;
  /** What a phone's address bar goes on with. */
  addressBar?: ColourRole;
}

/** Our looks around everything below it, in the mode the visitor wishes or the device is in. */
export function CubbyTheme({ children, linkComponent = 'a', addressBar = 'surface' }: CubbyThemeProps) {
  const theme = useMemo(() => createCubbyTheme({ linkComponent }), [linkComponent]);
  return (
    <ThemeProvider theme={theme} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <AddressBarColour colour={addressBar} />
      {children}
    </ThemeProvider>
  );
}
