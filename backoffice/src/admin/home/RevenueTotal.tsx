import type { RevenueReport } from '@cubby/api';
import { fontWeight, Panel, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { DayChart } from './DayChart.tsx';

/** About the sum of all currencies, how old its rates are, and which currencies it leaves out. */
export function RevenueTotal({ total }: { total: RevenueReport['total'] }) {
  const t = useTranslate();
  const { money, dayOf, locale } = useFormats();
  const { may } = useScopes();
  const [asTable, setAsTable] = useState(false);
  const { ccy_code: ccy, ccy_minor_in_major, revenue, bookings, days, oldest_rate, missing } = total;
  const amount = money(revenue, { ccy, ccy_minor_in_major });
  return (
    <Panel flat padding={2} gap={0}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Box sx={{ fontWeight: fontWeight.strong }}>{t('home.total')}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
          {t('home.bookings', { smart_count: bookings })}
        </Box>
      </Box>
      <Box sx={figure}>{oldest_rate ? t('home.about', { amount }) : amount}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small, mb: 1.5 }}>
        {oldest_rate && <div>{t('home.oldest_rate', { date: dayOf(oldest_rate) })}</div>}
        {missing.length > 0 && (
          <div>
            {t('home.missing_rates', {
              smart_count: missing.length,
              codes: new Intl.ListFormat(locale).format(missing),
            })}{' '}
            {may('currencies:all') && <Link href={listPath('currencies')}>{t('home.enter_rates')}</Link>}
          </div>
        )}
      </Box>
      <DayChart days={days} currency={{ ccy, ccy_minor_in_major }} height={220} axes asTable={asTable} />
      <Box>
        <Button size="small" onClick={() => setAsTable(!asTable)} sx={{ marginInlineStart: -1 }}>
          {t(asTable ? 'home.as_chart' : 'home.as_table')}
        </Button>
      </Box>
    </Panel>
  );
}

const figure = {
  fontSize: textSize.figure,
  fontWeight: fontWeight.heavy,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
