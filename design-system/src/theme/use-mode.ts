import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import type { Mode } from '../tokens/index.ts';

const never = () => () => undefined;

/** The current mode. During hydration it is `light`, as the server rendered it. */
export function useMode(): Mode {
  const { mode, systemMode } = useColorScheme();
  return useSyncExternalStore<Mode>(
    never,
    () => ((mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
}

/** Switches between light and dark. Switching back to the device's mode follows the device again from then on. */
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
