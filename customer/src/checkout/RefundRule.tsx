import { decideRefund, type Quote } from '@cubby/api';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface RefundRuleProps {
  quote: Pick<Quote, 'dropoff' | 'post_discount_price' | 'ccy_code' | 'ccy_minor_in_major'>;
  timezone: string;
  now: Date;
}

/** What cancelling would pay back, worked out by the rule that will apply it. */
export function RefundRule({ quote, timezone, now }: RefundRuleProps) {
  const { t, money, moment } = useI18n();
  const { amount, until } = decideRefund({ paid: quote.post_discount_price, dropoff: new Date(quote.dropoff) }, now);
  if (quote.post_discount_price === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {until
        ? t('refund.until', {
            amount: money(amount, quote.ccy_code, quote.ccy_minor_in_major),
            time: moment(until.toISOString(), timezone),
          })
        : t('refund.none')}
    </Typography>
  );
}
