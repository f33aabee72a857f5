import type { Impact } from '@cubby/api';
import { type ReactNode, useState } from 'react';
import { type ImpactAt, ImpactDialog } from './ImpactDialog.tsx';

interface Question {
  impacts: readonly ImpactAt[];
  answer: (moves: boolean | null) => void;
}

/**
 * Asks how to handle the bookings a change strands: true moves those that can be, false leaves all, null means that the
 * user went back. `dialog` belongs on the page; `hrefOf` returns the address of a booking.
 */
export function useImpactQuestion(hrefOf?: (booking: string) => string): {
  ask: (impacts: readonly ImpactAt[]) => Promise<boolean | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = async (impacts: readonly ImpactAt[]) => {
    const moves = await new Promise<boolean | null>((answer) => setQuestion({ impacts, answer }));
    setQuestion(null);
    return moves;
  };
  return {
    ask,
    dialog: question && <ImpactDialog impacts={question.impacts} hrefOf={hrefOf} onAnswer={question.answer} />,
  };
}

/** Returns how many bookings a person who has seen an impact leaves without a place. */
export function acceptedIn({ booking_count, movable_count }: Impact, moves: boolean): number {
  return moves ? booking_count - movable_count : booking_count;
}
