import type { Coupon } from '@cubby/api';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** The cost of a coupon so far, one currency a row. Hosts always earn their full share. */
export function CouponCosts({ costs }: { costs: Coupon['costs'] }) {
  const t = useTranslate();
  const { money, count } = useFormats();
  if (costs.length === 0) return <Typography color="textSecondary">{t('coupons.no_cost')}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('coupons.field.ccyCode')}</TableCell>
          <TableCell align="right">{t('coupons.stays')}</TableCell>
          <TableCell align="right">{t('coupons.given_away')}</TableCell>
          <TableCell align="right">{t('coupons.travellers_paid')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {costs.map(({ ccy_code, ccy_minor_in_major, booking_count, discount_amount, paid_amount }) => (
          <TableRow key={ccy_code}>
            <TableCell component="th" scope="row">
              {ccy_code}
            </TableCell>
            <TableCell align="right">{count(booking_count)}</TableCell>
            <TableCell align="right">{money(discount_amount, { ccy: ccy_code, ccy_minor_in_major })}</TableCell>
            <TableCell align="right">{money(paid_amount, { ccy: ccy_code, ccy_minor_in_major })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
