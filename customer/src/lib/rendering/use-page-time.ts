import { serverClock } from '@cubby/api/client';
import { useSyncExternalStore } from 'react';
import { deviceTimezone } from '../timing/device-timezone.ts';
import { drawnAt } from './embedded.ts';
import { useRendering } from './rendering.ts';

const never = () => () => undefined;
const loadedMs = Date.now();
let loadedAt = serverClock.at(loadedMs);
serverClock.subscribe(() => {
  loadedAt = serverClock.at(loadedMs);
});

/**
 * Returns the page's time by the server's clock, which does not move on while it is open. Drawn pages start with the time they were drawn at,
 * so that server and browser match, and then move on to the browser's.
 */
export function usePageTime(): Date {
  const rendering = useRendering();
  return useSyncExternalStore(
    serverClock.subscribe,
    () => loadedAt,
    () => rendering?.now ?? drawnAt ?? loadedAt,
  );
}

/** Returns the device's time zone; UTC until the browser has taken the page over, since the server does not have it. */
export function useDeviceTimezone(): string {
  return useSyncExternalStore(never, deviceTimezone, () => 'UTC');
}
