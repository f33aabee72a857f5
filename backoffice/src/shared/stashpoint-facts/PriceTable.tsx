import type { AdminStashpoint } from '@cubby/api';
import { FactList, fontWeight, lineHeight, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { shareOfHost } from './share-of-host.ts';

/** The price of a bag, and how it is shared. */
export function PriceTable({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { money, share } = useFormats();
  const pricing = stashpoint.pricing_structure;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Table size="small" sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>{t('place.per_bag')}</TableCell>
            <TableCell align="right">{t('place.traveller_pays')}</TableCell>
            <TableCell align="right">{t('place.host_earns')}</TableCell>
            <TableCell align="right">{t('place.cubby_keeps')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shareOfHost(stashpoint).map((line) => (
            <TableRow key={line.kind}>
              <TableCell component="th" scope="row">
                {t(`place.${line.kind}`)}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: fontWeight.bold }}>
                {money(line.price, pricing)}
              </TableCell>
              <TableCell align="right">
                {money(line.host, pricing)}
                {line.share !== null && <Share>{share(line.share)}</Share>}
              </TableCell>
              <TableCell align="right">
                {money(line.cubby, pricing)}
                {line.share !== null && <Share>{share(1 - line.share)}</Share>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <FactList
        facts={[
          [t('place.booking_fee'), money(pricing.booking_fee, pricing)],
          [t('place.guarantee_fee'), money(pricing.guarantee_fee, pricing)],
        ]}
      />
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{t('place.fees_note')}</Box>
    </Box>
  );
}

function Share({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: textSize.caption }}>
      {children}
    </Box>
  );
}

const table = {
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { px: 1, verticalAlign: 'top', whiteSpace: 'normal' },
  '& thead th': {
    background: 'transparent',
    color: 'text.secondary',
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.tight,
  },
  '& tbody tr:last-child > *': { border: 0 },
} as const;
