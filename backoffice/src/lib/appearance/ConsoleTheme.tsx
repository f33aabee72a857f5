import { AddressBarColour } from '@cubby/design-system';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { consoleTheme } from './theme.ts';

const theme = createTheme(consoleTheme);

/**
 * The console's theme in the user's colour mode. react-admin's components take their colours from the theme as values
 * instead of variables, so the theme is rebuilt when the mode changes.
 */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} forceThemeRerender disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <AddressBarColour colour="brand" />
      {children}
    </ThemeProvider>
  );
}
