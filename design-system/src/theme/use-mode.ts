import { useColorScheme } from '@mui/material/styles';
import type { Mode } from '../tokens/index.ts';

/** The mode that is worn. While the server's page is being taken over it is `light`, as the server drew it. */
export function useMode(): Mode {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
}

/** Changes between light and dark. Whoever is back at what the device says follows it again from then on. */
export function useModeSwitch(): { mode: Mode; toggle: () => void } {
  const { systemMode, setMode } = useColorScheme();
  const mode = useMode();
  const toggle = () => {
    const wanted = mode === 'dark' ? 'light' : 'dark';
    const device = systemMode ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    setMode(wanted === device ? 'system' : wanted);
  };
  return { mode, toggle };
}
