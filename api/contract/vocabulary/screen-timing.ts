export const ERROR_PAGE_REDIRECT_SECONDS = 5;
/** Delays of a site before it reacts to a changing value, or repeats an action (milliseconds). */
export const TIMING = { resizeThrottleMs: 300, debounceMs: 500, scrollDelayMs: 200 } as const;

export const GEOLOCATION = { timeoutMs: 15_000, maximumAgeMs: 60_000, highAccuracy: false } as const;
