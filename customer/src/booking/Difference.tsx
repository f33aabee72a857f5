import type { Booking, ChangeQuote } from '@cubby/api';
import { fontWeight } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface DifferenceProps {
  booking: Booking;
  quote: Pick<ChangeQuote, 'amount_due' | 'unrefunded_amount'>;
}

/** Shows what a change costs, refunds, or saves too late for a refund, before it is made. */
export function Difference({ booking, quote }: DifferenceProps) {
  const due = quote.amount_due;
  const saved = quote.unrefunded_amount - booking.unrefunded_amount;
  const { t, money } = useI18n();
  const write = (amount: number) => money(amount, booking.ccy_code, booking.ccy_minor_in_major);
  const kind = due > 0 ? 'more' : due < 0 ? 'less' : 'none';
  const sentences = [
    ...(saved <= 0 || due !== 0 ? [t(`manage.difference.${kind}`, { amount: write(Math.abs(due)) })] : []),
    ...(saved > 0 ? [t('manage.difference.kept', { amount: write(saved) })] : []),
  ];
  return <Typography sx={{ fontWeight: fontWeight.bold }}>{sentences.join(' ')}</Typography>;
}
