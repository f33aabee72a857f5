import type { Booking } from '@cubby/api';
import { Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { api, useApi } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { usePageTime } from '../lib/rendering/use-page-time.ts';
import { ExtendChoice } from './ExtendChoice.tsx';
import { extensionsOf, mayExtend } from './extensions.ts';
import { VoucherNote } from './VoucherNote.tsx';

interface ExtendPanelProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
  /** Travellers who follow an email's link extend and pay without signing in. */
  pass: string | null;
}

/** Offers a later pick-up in one tap, with the price on every button. An amount due becomes a pending change. */
export function ExtendPanel({ booking, onChanged, pass }: ExtendPanelProps) {
  const { t } = useI18n();
  const now = usePageTime();
  const offered = mayExtend(booking, now);
  const { data: stashpoint } = useApi('getStashpoint', offered ? { params: { id: booking.stashpoint.id } } : null);
  const sending = useSending();
  if (!offered) return null;

  const extend = async (pickup: string) => {
    const body = { pickup, ...(pass !== null && { pass }) };
    onChanged(await api.extendBooking({ params: { id: booking.id }, body }));
  };
  return (
    <Section title={t('manage.extend.title')}>
      <VoucherNote booking={booking} />
      <ErrorNote error={sending.error} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {extensionsOf(booking, stashpoint, now).map((extension) => (
          <ExtendChoice
            key={`${extension.kind} ${extension.pickup}`}
            booking={booking}
            extension={extension}
            pass={pass}
            pending={sending.which === extension.pickup}
            onChoose={() => void sending.send(() => extend(extension.pickup), extension.pickup)}
          />
        ))}
      </Box>
    </Section>
  );
}
