import { useMemo } from 'react';
import { waiting } from '../queue/queued-action.ts';
import { shownDay } from './counter-state.ts';
import { useCounter } from './use-counter.ts';

/** The day as it is at this counter, and which bookings of it the server does not know to be so yet. */
export function useDay() {
  const { day, queue } = useCounter();
  return useMemo(
    () => ({
      day: shownDay({ day, queue }),
      queued: new Set(waiting(queue).map(({ action }) => action.booking_id)),
    }),
    [day, queue],
  );
}
