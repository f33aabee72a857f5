import { serverClock } from '@cubby/api/client';
import { useEffect } from 'react';
import { isSharedDevice } from '../../../lib/session/own-role.ts';
import { useNow } from '../bookings/use-now.ts';
import { useCounter, useStore } from '../state/use-counter.ts';
import { useOffline } from '../state/use-offline.ts';
import { isToLock, lastUse, noteUse } from './idle-lock.ts';

/** Locks a shared device that no one uses any more. */
export function useIdleLock(): void {
  const store = useStore();
  const { shared, lock, link, day } = useCounter();
  const isOffline = useOffline();
  const now = useNow();
  const isUsed = Boolean(shared?.person) && lock !== 'locked';
  useEffect(() => {
    if (!isSharedDevice()) return;
    // One that has just learnt to lock starts now.
    if (lastUse() === 0) noteUse(serverClock.now());
    // A PIN being entered is use, too.
    const use = () => noteUse(serverClock.now());
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, use);
    return () => {
      for (const event of events) window.removeEventListener(event, use);
    };
  }, []);
  useEffect(() => {
    const isOnline = !isOffline && link !== 'connecting';
    const idleness = { active: lastUse(), now: now.getTime(), open: day?.stashpoint.open ?? [] };
    // A device that was set up before there were locks learns the minutes with the next answer.
    const minutes = shared?.lock_minutes ?? Number.POSITIVE_INFINITY;
    if (isUsed && isToLock({ ...idleness, minutes, isCheckable: lock === 'unchecked' && isOnline }))
      void store.session.keepLock('locked');
  }, [store, isUsed, now, shared, lock, link, isOffline, day]);
}
