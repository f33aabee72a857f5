import type { CouponSimulation } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { errorKey } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';

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
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('coupons.who')}</TableCell>
            <TableCell align="right">{t('coupons.without')}</TableCell>
            <TableCell align="right">{t('coupons.with')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([who, without, with_]) => (
            <TableRow key={who}>
              <TableCell component="th" scope="row">
                {t(`coupons.shares.${who}`)}
              </TableCell>
              <TableCell align="right">{write(without)}</TableCell>
              <TableCell align="right" sx={{ color: with_ < 0 ? 'error.main' : 'inherit' }}>
                {write(with_)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
