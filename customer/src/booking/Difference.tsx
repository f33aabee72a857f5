import type { Booking } from '@cubby/api';
import { fontWeight } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Shows what a change costs or refunds before it is made. `due` is in minor units; negative is a refund. */
export function Difference({ booking, due }: { booking: Booking; due: number }) {
  const { t, money } = useI18n();
  const amount = money(Math.abs(due), booking.ccy_code, booking.ccy_minor_in_major);
  const kind = due > 0 ? 'more' : due < 0 ? 'less' : 'none';
  return (
    <Typography aria-live="polite" sx={{ fontWeight: fontWeight.bold }}>
      {t(`manage.difference.${kind}`, { amount })}
    </Typography>
  );
}
