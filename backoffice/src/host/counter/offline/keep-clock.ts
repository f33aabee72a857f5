import { serverClock } from '@cubby/api/client';

const KEPT_AS = 'cubby.clock';

/** Keeps the difference between this device's clock and the server's, for starts without a network. */
export function keepClock(): void {
  serverClock.restore(Number(window.localStorage.getItem(KEPT_AS) ?? 0));
  serverClock.subscribe(() => window.localStorage.setItem(KEPT_AS, String(serverClock.aheadMs)));
}
