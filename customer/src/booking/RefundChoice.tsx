import type { Booking } from '@cubby/api';
import { fontWeight } from '@cubby/design-system';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { refundParts } from './refund-parts.ts';

export type RefundType = 'card' | 'credit';

interface RefundChoiceProps {
  booking: Booking;
  value: RefundType;
  onChange: (value: RefundType) => void;
}

/**
 * The choice between a refund to the original payment methods and, with an account, all as credit, with exact amounts.
 */
export function RefundChoice({ booking, value, onChange }: RefundChoiceProps) {
  const { t, money } = useI18n();
  const { user } = useSession();
  const { amount, card, credit } = refundParts(booking);
  const write = (sum: number) => money(sum, booking.ccy_code, booking.ccy_minor_in_major);
  if (amount === 0) return null;
  const back =
    card === 0
      ? t('manage.refund.credit', { credit: write(credit) })
      : t(credit > 0 ? 'manage.refund.mixed' : 'manage.refund.card', { card: write(card), credit: write(credit) });
  // If credit paid everything, both ways are the same.
  if (!user || card === 0) return <Typography>{back}</Typography>;
  return (
    <FormControl>
      <FormLabel id="refund-type" sx={{ fontWeight: fontWeight.strong, color: 'text.primary' }}>
        {t('manage.refund.question')}
      </FormLabel>
      <RadioGroup
        aria-labelledby="refund-type"
        value={value}
        onChange={(_event, chosen) => onChange(chosen === 'credit' ? 'credit' : 'card')}
      >
        <FormControlLabel value="card" control={<Radio />} label={back} sx={{ minHeight: 48 }} />
        <FormControlLabel
          value="credit"
          control={<Radio />}
          label={t('manage.refund.credit', { credit: write(amount) })}
          sx={{ minHeight: 48 }}
        />
      </RadioGroup>
    </FormControl>
  );
}
