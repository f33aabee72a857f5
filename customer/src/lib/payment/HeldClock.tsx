import { type Booking, HOLD_EXTRA_MINUTES, mayProlong } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { HoldClock } from '@cubby/design-system';
import { api } from '../api/api.ts';
import { ErrorNote } from '../forms/ErrorNote.tsx';
import { useSending } from '../forms/use-sending.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useSession } from '../session/use-session.ts';

interface HeldClockProps {
  booking: Booking;
  onExpire: () => void;
  /** It is held for longer. */
  onProlonged: (booking: Booking) => void;
}

/** The time left to pay for a booking, which its traveller may prolong once. */
export function HeldClock({ booking, onExpire, onProlonged }: HeldClockProps) {
  const { t, locale } = useI18n();
  const { token } = useSession();
  const { send, pending, error } = useSending();
  const { id, created, hold_expires_at: ends } = booking;
  if (!ends) return null;
  const prolong = () => send(async () => onProlonged(await api.prolongHold({ params: { id } })));
  return (
    <>
      <HoldClock
        expiresAt={ends}
        now={serverClock.now}
        label={t('checkout.held')}
        expiredLabel={t('checkout.holdOver')}
        locale={locale}
        onExpire={onExpire}
        {...(token &&
          mayProlong(new Date(created), new Date(ends)) && {
            offer: {
              label: t('checkout.keepHold', { minutes: HOLD_EXTRA_MINUTES }),
              isPending: pending,
              onTake: () => void prolong(),
            },
          })}
      />
      <ErrorNote error={error} />
    </>
  );
}
