import { useEffect, useState } from 'react';
import { leftBehind } from '../state/left-behind.ts';

/** Who has to sign in so that what waits on this device is sent. */
export function useLeftBehind(): { email: string; count: number } | null {
  const [left, setLeft] = useState<{ email: string; count: number } | null>(null);
  useEffect(() => {
    leftBehind().then(setLeft, () => {});
  }, []);
  return left;
}
