import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ElementType, type ReactNode, useMemo } from 'react';
import { createCubbyTheme } from './theme.ts';

interface CubbyThemeProps {
  children: ReactNode;
  /** The router's link, for a site that has one. */
  linkComponent?: ElementType;
}

/** Our looks around everything below it. */
export function CubbyTheme({ children, linkComponent = 'a' }: CubbyThemeProps) {
  const theme = useMemo(() => createCubbyTheme({ linkComponent }), [linkComponent]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
