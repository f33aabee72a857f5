import type { CounterBooking, CounterDay } from '@cubby/api';
import { BackLink, EmptyState, LoadingState, Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { addresses } from '../bookings/addresses.ts';
import { bagsHere, deedsOf } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { isProvisional } from '../scan/provisional.ts';
import type { Deed } from '../state/queued-action-of.ts';
import { Tasks } from '../today/Tasks.tsx';
import { AskDialogs, type Asking } from './AskDialogs.tsx';
import { BagPhotos } from './BagPhotos.tsx';
import { BookingDetails, BookingFacts } from './BookingFacts.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DeskTalk } from './DeskTalk.tsx';
import { DoneNote } from './DoneNote.tsx';
import { GiveBack } from './GiveBack.tsx';
import { NoShow } from './NoShow.tsx';
import { PayScreen } from './PayScreen.tsx';
import { TakeIn } from './TakeIn.tsx';
import { TimesDialog } from './TimesDialog.tsx';
import { useDeed } from './use-deed.ts';

/** Actions after which the same booking is still at the desk. */
const ADJUSTING: readonly Deed['kind'][] = ['correct', 'early', 'later', 'keep', 'reinstate'];

interface BookingDeskProps {
  id: string;
  day: CounterDay;
  now: Date;
  isQueued: boolean;
  onDone: () => void;
}

/** One booking in letters that can be read at arm's length, with the actions possible now. */
export function BookingDesk({ id, day, now, isQueued, onDone }: BookingDeskProps) {
  const { t } = useI18n();
  const { done, act, forget } = useDeed();
  const [asking, setAsking] = useState<Asking | 'correct' | 'early' | 'later' | 'pay' | null>(null);
  const [first] = useState(() => day.bookings.find((each) => each.id === id) ?? null);
  const booking: CounterBooking | null = day.bookings.find((each) => each.id === id) ?? (done ? first : null);
  const isAdjusted = done !== null && ADJUSTING.includes(done.deed.kind);
  // A change that costs something is shown to its traveller as soon as the server has priced it.
  const [priced, setPriced] = useState<string | null>(null);
  const pending = booking?.pending_change?.hold_expires_at ?? null;
  if (pending !== priced) {
    setPriced(pending);
    if (pending && isAdjusted) setAsking('pay');
  }
  if (!booking)
    return (
      <EmptyState
        titleAs="h1"
        title={t('desk.gone')}
        text={t('desk.gone_text')}
        action={
          <Button variant="contained" href={addresses.counter}>
            {t('app.back')}
          </Button>
        }
      />
    );
  const deeds = deedsOf(booking, now);
  const take = (deed: Deed) => {
    setAsking(null);
    act(deed);
  };
  const bagCount = done?.deed.bag_numbers?.length ?? (bagsHere(booking).length || booking.bag_count);
  const isShown = done && !(isAdjusted && done.state !== 'refused');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720, mx: 'auto' }}>
      <BackLink href={addresses.counter}>{t('desk.title')}</BackLink>
      {!done && <Tasks bookingId={booking.id} />}
      <Panel>
        <BookingFacts booking={booking} day={day} now={now} isQueued={isQueued} />
        {isShown ? (
          <DoneNote done={done} bagCount={bagCount} onNext={onDone} onAgain={forget} />
        ) : isAdjusted && done.state === 'sending' ? (
          <LoadingState label={t('done.sending')} />
        ) : booking.pending_change ? (
          <Button variant="contained" size="large" onClick={() => setAsking('pay')} sx={{ minHeight: 64 }}>
            {t('pay.show')}
          </Button>
        ) : deeds.takeIn ? (
          <TakeIn booking={booking} day={day} onTake={take} />
        ) : deeds.giveBack ? (
          <GiveBack booking={booking} timezone={day.stashpoint.timezone} onGive={take} />
        ) : null}
        {!isShown && !booking.pending_change && deeds.early && (
          <Button variant="contained" size="large" onClick={() => setAsking('early')} sx={{ minHeight: 64 }}>
            {t('times.early_open')}
          </Button>
        )}
        {!isShown && (
          <Box sx={further}>
            {!booking.pending_change && deeds.takeIn && (
              <Button variant="outlined" onClick={() => setAsking('correct')}>
                {t('take.wrong_number')}
              </Button>
            )}
            {!booking.pending_change && deeds.giveBack && (
              <Button variant="outlined" onClick={() => setAsking('later')}>
                {t('times.later_open')}
              </Button>
            )}
            {(deeds.takeIn || deeds.giveBack) && <BagPhotos bookingId={booking.id} />}
            {deeds.refuse && (
              <Button color="error" variant="outlined" onClick={() => setAsking('refuse')}>
                {t('refuse.open')}
              </Button>
            )}
          </Box>
        )}
        <BookingDetails booking={booking} />
        {(!isShown || done.deed.kind === 'miss') && (
          <NoShow
            booking={booking}
            timezone={day.stashpoint.timezone}
            now={now}
            onAsk={() => setAsking('miss')}
            onUndo={() => take({ kind: 'reinstate', booking_id: booking.id })}
          />
        )}
      </Panel>
      {!isShown && !isProvisional(booking) && <DeskTalk booking={booking} timezone={day.stashpoint.timezone} />}
      {asking === 'correct' && <CorrectDialog booking={booking} onCorrect={take} onClose={() => setAsking(null)} />}
      {(asking === 'early' || asking === 'later') && (
        <TimesDialog end={asking} booking={booking} day={day} now={now} onAct={take} onClose={() => setAsking(null)} />
      )}
      {asking === 'pay' && (
        <PayScreen
          booking={booking}
          timezone={day.stashpoint.timezone}
          onKeep={() => take({ kind: 'keep', booking_id: booking.id })}
          onClose={() => setAsking(null)}
        />
      )}
      {(asking === 'refuse' || asking === 'miss') && (
        <AskDialogs
          asking={asking}
          booking={booking}
          timezone={day.stashpoint.timezone}
          now={now}
          onAct={take}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}

/** Buttons that are used now and then: as many in a row as fit. */
const further = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'start',
  '&:empty': { display: 'none' },
  '& .MuiButton-root': { minHeight: 56, px: 1 },
} as const;
