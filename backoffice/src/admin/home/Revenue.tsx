import type { CurrencyDays, RevenueReport, Span } from '@cubby/api';
import { fontWeight, Panel, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppContext } from '../../lib/api/use-app-context.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import type { SpanName } from '../../shared/periods/named-spans.ts';
import { SpanFields } from '../../shared/periods/SpanFields.tsx';
import { useSpan } from '../../shared/periods/use-span.ts';
import { DayChart } from './DayChart.tsx';
import { RevenueParts } from './RevenueParts.tsx';
import { RevenueTotal } from './RevenueTotal.tsx';
import { useRevenue } from './use-revenue.ts';

const SPANS = [
  'today',
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
  'own_days',
] as const satisfies SpanName[];

/** Currencies with most bookings, which are shown at first. */
const TILES = 4;

/** Revenue of a period of choice: about its sum in one currency, beside each currency with its days. */
export function Revenue() {
  const t = useTranslate();
  const chosen = useSpan(SPANS, 'last_7_days', useAppContext().data?.data.business_zone);
  const query = useRevenue(chosen.span, chosen.isWhole);
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box sx={head}>
        <Typography variant="h2">{t('home.takings')}</Typography>
        <Box sx={fields}>
          <SpanFields chosen={chosen} names={SPANS} />
        </Box>
      </Box>
      {chosen.isWhole && <Loaded<RevenueReport> query={query}>{(report) => <Tiles report={report} />}</Loaded>}
      {query.data && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('money.ledger.zone', { zone: query.data.timezone })}</Box>
      )}
    </Box>
  );
}

function Tiles({ report: { currencies, total, since, until } }: { report: RevenueReport }) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const inPeriod = currencies.filter(({ sum, today }) => sum.bookings + today.bookings > 0 || sum.revenue !== 0);
  if (inPeriod.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('home.no_takings')}</Box>;
  const folded = isWhole ? 0 : Math.max(0, inPeriod.length - TILES);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > div': { justifySelf: 'stretch' } }}>
      <RevenueTotal total={total} />
      <Box sx={grid}>
        {inPeriod.slice(0, inPeriod.length - folded).map((currency) => (
          <Currency key={currency.ccy_code} currency={currency} days={{ since, until }} />
        ))}
      </Box>
      {folded > 0 && (
        <Button onClick={() => setWhole(true)}>{t('home.more_currencies', { smart_count: folded })}</Button>
      )}
    </Box>
  );
}

function Currency({ currency, days: span }: { currency: CurrencyDays; days: Span }) {
  const t = useTranslate();
  const { money, share } = useFormats();
  const { ccy_code: ccy, ccy_minor_in_major, days, sum, today, week_ago } = currency;
  const write = (amount: number) => money(amount, { ccy, ccy_minor_in_major });
  // Before anything is paid a day says nothing about growth.
  const growth = week_ago.revenue > 0 && today.revenue > 0 ? today.revenue / week_ago.revenue - 1 : null;
  return (
    <Panel flat padding={2} gap={0}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Box sx={{ fontWeight: fontWeight.strong }}>{ccy}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
          {t('home.bookings', { smart_count: sum.bookings })}
        </Box>
      </Box>
      <Box
        sx={{
          fontSize: textSize.title,
          fontWeight: fontWeight.heavy,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {write(sum.revenue)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small, mb: 1.5 }}>
        {t('home.today_so_far', { amount: write(today.revenue), before: write(week_ago.revenue) })}
        {growth !== null && `\u00a0· ${growth >= 0 ? '+' : ''}${share(growth)}`}
      </Box>
      <DayChart days={days} currency={{ ccy, ccy_minor_in_major }} height={96} />
      <RevenueParts currency={currency} days={span} />
    </Panel>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  mb: 1.5,
} as const;

const fields = {
  display: 'grid',
  gap: 2,
  flex: { xs: '1 1 100%', sm: '0 1 auto' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'none' },
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: '180px' },
} as const;

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
