import type { Impact } from '@cubby/api';
import { toWire } from '@cubby/api/react-admin';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import type { Draft } from '../records/drafts.ts';
import { ImpactDialog } from './ImpactDialog.tsx';

interface Question {
  impact: Impact;
  /** True moves the bookings that can be, false leaves all; null goes back. */
  answer: (moves: boolean | null) => void;
}

/** The fields whose change may leave bookings without a place. */
const ROOM_FIELDS = ['openingHours', 'openingHoursExceptions', 'closures', 'capacity', 'active'];

/**
 * Asks the server which bookings a change would strand before it is saved, and the user how to handle them. Null means
 * that the user went back; `dialog` belongs on the page. `hrefOf` returns the address of a booking.
 */
export function useImpactCheck(
  id: string,
  hrefOf?: (booking: string) => string,
): {
  check: (draft: Draft, before: Draft) => Promise<Draft | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const check = async (draft: Draft, before: Draft): Promise<Draft | null> => {
    const changed = ROOM_FIELDS.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]));
    // Putting a place back on the market strands no bookings.
    if (changed.every((field) => field === 'active' && draft.active === true)) return {};
    const body = toWire(Object.fromEntries(changed.map((field) => [field, draft[field]])));
    // An invalid draft is not checked here: saving it shows the problem under its field.
    const impact = await api.previewStashpointImpact({ params: { id }, body: body as never }).catch(() => null);
    if (!impact || impact.booking_count === 0) return {};
    const moves = await new Promise<boolean | null>((answer) => setQuestion({ impact, answer }));
    setQuestion(null);
    const { booking_count, movable_count } = impact;
    // As many stay behind as the user was told.
    return moves === null ? null : { rehouse: moves, acceptStranded: booking_count - (moves ? movable_count : 0) };
  };
  const dialog = question && <ImpactDialog impact={question.impact} hrefOf={hrefOf} onAnswer={question.answer} />;
  return { check, dialog };
}
