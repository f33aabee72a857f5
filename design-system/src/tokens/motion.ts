/** Milliseconds. `quick` responds to a touch, `gentle` moves the element in view, `slow` is for pictures. */
export const duration = { quick: 120, gentle: 200, slow: 350 } as const;

export const easing = {
  standard: 'cubic-bezier(0.4, 0, 0.2, 1)',
  enter: 'cubic-bezier(0, 0, 0.2, 1)',
  leave: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** The transition of one or more properties at one of our speeds. */
export function transition(speed: keyof typeof duration, ...properties: string[]): string {
  return properties.map((property) => `${property} ${duration[speed]}ms ${easing.standard}`).join(', ');
}

/**
 * For users who asked for less motion: everything appears at once. Even an instant's transition would delay an inherited
 * property by a frame at each level, so that a field just shown could not take the focus yet.
 */
export const reducedMotion = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
} as const;
