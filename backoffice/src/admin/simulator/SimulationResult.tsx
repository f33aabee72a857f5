import type { CouponSimulation } from '@cubby/api';
import { DataTable } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { errorKey } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The simulated result: whether the code is accepted, and every share of the price without and with it. */
export function SimulationResult({ result }: { result: CouponSimulation }) {
  const t = useTranslate();
  const { money } = useFormats();
  const write = (amount: number) =>
    money(amount, { ccy: result.ccy_code, ccy_minor_in_major: result.ccy_minor_in_major });
  const rows = [
    ['traveller', result.price_without, result.price_with],
    ['host', result.host_share, result.host_share],
    ['platform', result.platform_without, result.platform_with],
  ] as const;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {result.coupon_refusal ? (
        <Alert severity="warning">{t(errorKey(result.coupon_refusal))}</Alert>
      ) : (
        <Alert severity="success">{t('coupons.accepted', { amount: write(result.discount_amount) })}</Alert>
      )}
      {result.stay_refusal && <Alert severity="info">{t(errorKey(result.stay_refusal))}</Alert>}
      <DataTable
        caption={t('coupons.simulator')}
        head={[t('coupons.who'), t('coupons.without'), t('coupons.with')]}
        rows={rows.map(([who, without, with_]) => [
          t(`coupons.shares.${who}`),
          write(without),
          <Box key="with" component="span" sx={{ color: with_ < 0 ? 'error.main' : 'inherit' }}>
            {write(with_)}
          </Box>,
        ])}
        figures
        dense
      />
    </Box>
  );
}
