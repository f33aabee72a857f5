import type { Booking } from '@cubby/api';
import { colour, fontWeight } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { Extension } from './extensions.ts';

interface ExtendChoiceProps {
  booking: Booking;
  extension: Extension;
  pass: string | null;
  pending: boolean;
  onChoose: () => void;
}

/** One later pick-up: its time, and its price or why it is not possible. */
export function ExtendChoice({ booking, extension, pass, pending, onChoose }: ExtendChoiceProps) {
  const { t, money, moment } = useI18n();
  const { kind, hours, pickup } = extension;
  const { data, error } = useApi('quoteExtension', {
    params: { id: booking.id },
    body: { pickup, ...(pass !== null && { pass }) },
  });
  const due = data?.amount_due ?? 0;
  const price =
    data &&
    (due > 0
      ? t('manage.extend.more', { amount: money(due, booking.ccy_code, booking.ccy_minor_in_major) })
      : t('manage.extend.free'));
  return (
    <Button
      variant="outlined"
      onClick={onChoose}
      loading={pending}
      disabled={!data}
      sx={{
        display: 'grid',
        justifyContent: 'start',
        textAlign: 'start',
        gap: 0.25,
        py: 1.5,
        background: colour.surfaceRaised,
      }}
    >
      <Typography component="span" sx={{ fontWeight: fontWeight.bold }}>
        {kind === 'hours' ? t('manage.extend.hours', { smart_count: hours }) : t(`manage.extend.${kind}`)}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {t('manage.extend.until', { time: moment(pickup, booking.stashpoint.timezone) })}
      </Typography>
      <Typography component="span" variant="body2" sx={{ fontWeight: fontWeight.strong }}>
        {error ? errorMessage(t, error) : (price ?? '…')}
      </Typography>
    </Button>
  );
}
