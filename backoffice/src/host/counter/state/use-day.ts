import { useMemo } from 'react';
import { waiting } from '../queue/queued-action.ts';
import { shownDay } from './counter-state.ts';
import { useCounter } from './use-counter.ts';

/** Returns the day as shown at this counter, and which of its bookings have unsent changes. */
export function useDay() {
  const { day, queue, stays } = useCounter();
  return useMemo(
    () => ({
      day: shownDay({ day, queue, stays }),
      queued: new Set(waiting(queue).map(({ action }) => action.booking_id)),
    }),
    [day, queue, stays],
  );
}
