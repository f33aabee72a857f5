import { type Quote, refundsIn } from '@cubby/api';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface RefundRuleProps {
  quote: Omit<Quote, 'stashpoint'>;
  timezone: string;
  now: Date;
}

/** The refund after paying, in the words and amounts of the rule that will apply. */
export function RefundRule({ quote, timezone, now }: RefundRuleProps) {
  const { language, phrases, money, moment } = useI18n();
  if (quote.post_discount_price === 0) return null;
  const stay = {
    paid: quote.post_discount_price,
    dropoff: new Date(quote.dropoff),
    paidAt: null,
    lines: {
      bags: quote.first_day_price + quote.extra_day_price,
      booking_fee: quote.pre_discount_total_booking_fee,
      guarantee: quote.pre_discount_total_guarantee_fee,
      trees: quote.tree_price,
    },
    discount: quote.discount_amount,
  };
  return (
    <Typography variant="body2" color="textSecondary">
      {refundsIn(phrases.refunds, language, stay, now, {
        money: (amount) => money(amount, quote.ccy_code, quote.ccy_minor_in_major),
        moment: (instant) => moment(instant.toISOString(), timezone),
      })}
    </Typography>
  );
}
