import { type Coupon, CURRENCIES, type CurrencyCode, normaliseCode, SAFE_CODE_LENGTH } from '@cubby/api';
import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useWorth } from './use-worth.ts';

interface Draft {
  code?: string | null;
  percent?: number | null;
  amount?: number | null;
  ccyCode?: CurrencyCode | null;
  usesLeft?: number | null;
}

/** Says what a guess of the code being chosen would cost, if it is short enough to be guessed. */
export function ShortCodeWarning() {
  const t = useTranslate();
  const worthOf = useWorth();
  const { code, percent = null, amount = null, ccyCode = null, usesLeft } = useWatch() as Draft;
  const length = normaliseCode(code ?? '').length;
  const worth = worthOf({
    percent,
    amount,
    ccy_code: ccyCode,
    ccy_minor_in_major: ccyCode && CURRENCIES[ccyCode].minorInMajor,
  } as Coupon);
  return (
    <div role="status">
      {length > 0 && length < SAFE_CODE_LENGTH && (percent ?? amount) !== null && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {usesLeft
            ? t('coupons.short_code_limited', { worth, smart_count: usesLeft, length: SAFE_CODE_LENGTH })
            : t('coupons.short_code', { worth, length: SAFE_CODE_LENGTH })}
        </Alert>
      )}
    </div>
  );
}
