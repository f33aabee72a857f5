const LOCK = 'cubby-counter';

/**
 * Runs `lead` in one tab of the device at a time: the next tab takes over when this one closes or crashes. `signal`
 * ends the wait for it.
 */
export function leadFromOneTab(lead: () => Promise<void>, signal: AbortSignal): void {
  navigator.locks
    .request(LOCK, { signal }, () => (signal.aborted ? undefined : lead()))
    .catch((error: unknown) => {
      // Closing while still queued for the lock is not an error.
      if (!signal.aborted) throw error;
    });
}
