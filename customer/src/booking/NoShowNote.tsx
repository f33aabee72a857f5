import { type Booking, handOverStayOf, mayHandOver } from '@cubby/api';
import { Panel, Section, screenOnly, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface NoShowNoteProps {
  booking: Booking;
  pass: string | null;
  now: Date;
  onComing: (booking: Booking) => void;
}

/** Says why a booking counts as not used, and lets its traveller say that they are on their way while that undoes it. */
export function NoShowNote({ booking, pass, now, onComing }: NoShowNoteProps) {
  const { t, paths, moment } = useI18n();
  const sending = useSending();
  if (booking.state !== 'no_show') return null;
  const { id, stashpoint, no_show_times } = booking;
  // Without an account there is no actor: what the traveller says undoes it, as at the server.
  const isOpen = no_show_times !== null && mayHandOver(handOverStayOf(booking), 'reinstate', 'system', now);
  const place = stashpoint.business_name;
  const say = () =>
    sending.send(async () => onComing(await api.sayComing({ params: { id }, body: { ...(pass && { pass }) } })));
  return (
    <Box sx={{ maxWidth: width.form, ...screenOnly }}>
      <Section title={t(isOpen ? 'booking.coming.title' : 'booking.states.no_show')}>
        <Panel>
          <Typography>
            {isOpen
              ? t('booking.coming.text', { place, time: moment(no_show_times.undo_until, stashpoint.timezone) })
              : t('booking.coming.over', { place })}
          </Typography>
          <ErrorNote error={sending.error} />
          <Box>
            {isOpen ? (
              <Button variant="contained" loading={sending.pending} onClick={() => void say()}>
                {t('booking.coming.yes')}
              </Button>
            ) : (
              <Button variant="outlined" href={paths.support()}>
                {t('booking.coming.help')}
              </Button>
            )}
          </Box>
        </Panel>
      </Section>
    </Box>
  );
}
