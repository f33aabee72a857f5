import { type Booking, costLines } from '@cubby/api';
import { FactList, PriceBreakdown } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { costLabels } from '../lib/booking/cost-labels.ts';
import { useCoverOf } from '../lib/content/use-cover.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { writeDate } from './write-date.ts';

/** The lines of the price, and every payment and refund with its date. */
export function ReceiptLines({ booking }: { booking: Booking }) {
  const { t, locale, money } = useI18n();
  const cover = useCoverOf(booking);
  const write = (amount: number) => money(amount, booking.ccy_code, booking.ccy_minor_in_major);
  const when = (instant: string) => writeDate(instant, booking.stashpoint.timezone, locale);
  const movements = booking.movements.map(({ kind, amount, created }): [string, string] => [
    `${t(`manage.receipt.kinds.${kind}`)}, ${when(created)}`,
    write(amount),
  ]);
  return (
    <>
      <PriceBreakdown
        lines={costLines(booking)}
        money={write}
        labels={costLabels(t, booking)}
        notes={{ total: t(`booking.payment.${booking.payment_status}`) }}
      />
      {cover && <Typography variant="body2">{cover}</Typography>}
      <Typography component="h3" variant="h5">
        {t('manage.receipt.movements')}
      </Typography>
      <FactList receipt facts={[...movements, [t('manage.receipt.paid'), write(booking.post_refund_price)]]} />
    </>
  );
}
