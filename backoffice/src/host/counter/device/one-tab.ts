const LOCK = 'cubby-counter';

/**
 * Runs `lead` in one tab of the device at a time: the next tab takes over when this one is closed or dies. `signal` ends
 * it; what `lead` is given ends with it.
 */
export function inOneTab(lead: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  navigator.locks
    .request(LOCK, { signal }, () => (signal.aborted ? undefined : lead(signal)))
    .catch((error: unknown) => {
      // Closing while still waiting for one's turn is no fault.
      if (!signal.aborted) throw error;
    });
}
