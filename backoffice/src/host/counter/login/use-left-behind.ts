import { useEffect, useState } from 'react';
import { leftBehind } from '../state/left-behind.ts';

/** Returns the person who has to sign in so that this device can send their actions. */
export function useLeftBehind(): { email: string; count: number } | null {
  const [left, setLeft] = useState<{ email: string; count: number } | null>(null);
  useEffect(() => {
    leftBehind().then(setLeft, () => {});
  }, []);
  return left;
}
