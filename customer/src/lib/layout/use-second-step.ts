import { startTransition, useEffect, useState } from 'react';
import { isTakingOver } from '../rendering/embedded.ts';
import { isReturn } from './use-focus-heading.ts';

/**
 * Returns false for the first drawing of what a press has opened, and true for the second one soon after: a slow phone
 * shows the first screen before it draws what is below it. Always true on the server, for a page that it has drawn, and
 * for one that the visitor returns to, whose position depends on its height.
 */
export function useSecondStep(isReady: boolean): boolean {
  const [isSecond, setSecond] = useState(() => typeof document === 'undefined' || isTakingOver() || isReturn());
  useEffect(() => {
    if (isReady) startTransition(() => setSecond(true));
  }, [isReady]);
  return isSecond;
}
