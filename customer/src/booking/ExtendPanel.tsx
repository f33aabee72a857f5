import type { Booking } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { api, useApi } from '../lib/api.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Section } from '../lib/layout/Section.tsx';
import { usePageTime } from '../lib/rendering/use-page-time.ts';
import { ExtendChoice } from './ExtendChoice.tsx';
import { extensionsOf, mayExtend } from './extensions.ts';

/** A later pick-up in one tap, with what it costs on every button. What is to be paid waits as a pending change. */
export function ExtendPanel({ booking, onChanged }: { booking: Booking; onChanged: (booking: Booking) => void }) {
  const { t } = useI18n();
  const now = usePageTime();
  const offered = mayExtend(booking, now);
  const { data: place } = useApi('getStashpoint', offered ? { params: { id: booking.stashpoint.id } } : null);
  const [state, setState] = useState<{ pending: string | null; error: unknown }>({ pending: null, error: null });
  if (!offered) return null;

  const extend = async (pickup: string) => {
    setState({ pending: pickup, error: null });
    try {
      onChanged(
        await api.updateBooking(
          { params: { id: booking.id }, body: { pickup } },
          { idempotencyKey: crypto.randomUUID() },
        ),
      );
      setState({ pending: null, error: null });
    } catch (error) {
      setState({ pending: null, error });
    }
  };
  return (
    <Section title={t('manage.extend.title')}>
      {state.error !== null && <Alert severity="error">{errorMessage(t, state.error)}</Alert>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {extensionsOf(booking, place).map((extension) => (
          <ExtendChoice
            key={`${extension.kind} ${extension.pickup}`}
            booking={booking}
            extension={extension}
            pending={state.pending === extension.pickup}
            onChoose={() => void extend(extension.pickup)}
          />
        ))}
      </Box>
    </Section>
  );
}
