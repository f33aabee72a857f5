import { type Booking, reportableIncidents } from '@cubby/api';
import { Panel, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useCustody } from './use-custody.ts';

interface CollectedQuestionProps {
  booking: Booking;
  pass: string | null;
  now: Date;
}

/**
 * Asks whether bags were collected that the counter has not marked as checked out. Travellers who cannot get at them
 * report it beside this question, or contact us once it is too late for a report.
 */
export function CollectedQuestion({ booking, pass, now }: CollectedQuestionProps) {
  const { t, paths } = useI18n();
  const sending = useSending();
  const { state, id } = booking;
  const stay = { state, dropoff: new Date(booking.dropoff), pickup: new Date(booking.pickup) };
  const hasReport = booking.incident !== null && booking.incident.resolved_at === null;
  const isOpen = state === 'checked_in' && now >= stay.pickup && !hasReport;
  const { data: chain, mutate } = useCustody(isOpen ? id : null, pass);
  if (!isOpen || !chain) return null;
  const say = () =>
    sending.send(async () => {
      const said = await api.sayCollected({ params: { id }, body: { ...(pass && { pass }) } });
      await mutate(said, { revalidate: false });
    });
  return (
    <Section title={t('booking.collected.title')}>
      <Panel>
        {chain.some(({ kind }) => kind === 'said_collected') ? (
          <Typography role="status">{t('booking.collected.thanks')}</Typography>
        ) : (
          <>
            <Typography>{t('booking.collected.text')}</Typography>
            <ErrorNote error={sending.error} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="contained" loading={sending.pending} onClick={() => void say()}>
                {t('booking.collected.yes')}
              </Button>
              {reportableIncidents(stay, now).length === 0 && (
                <Button variant="outlined" href={paths.support()}>
                  {t('booking.collected.no')}
                </Button>
              )}
            </Box>
          </>
        )}
      </Panel>
    </Section>
  );
}
