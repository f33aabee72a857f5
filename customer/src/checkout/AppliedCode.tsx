import { fontWeight } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface AppliedCodeProps {
  code: string;
  refusal: unknown;
  /** The bags and days a voucher covers; no bags if the code is a coupon. */
  covers: { bags: number; days: number };
  onRemove: () => void;
}

/** A code by name, with its effect on this stay or why it has none, and a button to remove it. */
export function AppliedCode({ code, refusal, covers, onRemove }: AppliedCodeProps) {
  const { t } = useI18n();
  const voucher = [
    t('checkout.voucherApplied', { smart_count: covers.bags }),
    t('checkout.voucherDays', { days: t('stay.dayCount', { smart_count: covers.days }) }),
  ].join(' ');
  const accepted = covers.bags > 0 ? voucher : t('checkout.couponApplied');
  return (
    <Alert
      severity={refusal ? 'warning' : 'success'}
      role="status"
      action={
        <Button color="inherit" size="small" aria-label={t('checkout.removeCode', { code })} onClick={onRemove}>
          {t('checkout.remove')}
        </Button>
      }
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }}>
        {code}
      </Typography>
      {refusal ? errorMessage(t, refusal) : accepted}
    </Alert>
  );
}
