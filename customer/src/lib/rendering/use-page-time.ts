import { serverClock } from '@cubby/api/client';
import { startTransition, useEffect, useState } from 'react';
import { deviceTimezone } from '../timing/device-timezone.ts';
import { drawnAt, isTakingOver } from './embedded.ts';
import { useRendering } from './rendering.ts';

const never = () => () => undefined;
const loadedMs = Date.now();
let loadedAt = serverClock.at(loadedMs);
const readLoadedAt = () => loadedAt;
serverClock.subscribe(() => {
  loadedAt = serverClock.at(loadedMs);
});

/**
 * Returns the page's time by the server's clock, which does not move on while it is open. Drawn pages start with the time they were drawn at,
 * so that server and browser match, and then move on to the browser's.
 */
export function usePageTime(): Date {
  const rendering = useRendering();
  return useFromBrowser(rendering?.now ?? drawnAt, readLoadedAt, serverClock.subscribe);
}

/** Returns the device's time zone; UTC until the browser has taken the page over, since the server does not have it. */
export function useDeviceTimezone(): string {
  return useFromBrowser('UTC', deviceTimezone, never);
}

/**
 * Returns what only the browser knows, and what the server has drawn until the page has been taken over. Then it changes
 * in small steps: `useSyncExternalStore` would render everything that depends on it at once.
 */
function useFromBrowser<Value>(
  drawn: Value | null,
  read: () => Value,
  subscribe: (listener: () => void) => () => void,
): Value {
  const isServer = useRendering() !== null;
  const [value, setValue] = useState(() => (drawn !== null && (isServer || isTakingOver()) ? drawn : read()));
  useEffect(() => {
    const look = () => startTransition(() => setValue(read));
    look();
    return subscribe(look);
  }, [read, subscribe]);
  return value;
}
