const LOCK = 'cubby-counter';

/**
 * Runs `lead` in one tab of the device at a time: the next tab takes over when this one closes or crashes. `signal`
 * ends it, and also ends the signal passed to `lead`.
 */
export function leadFromOneTab(lead: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  navigator.locks
    .request(LOCK, { signal }, () => (signal.aborted ? undefined : lead(signal)))
    .catch((error: unknown) => {
      // Closing while still queued for the lock is not an error.
      if (!signal.aborted) throw error;
    });
}
