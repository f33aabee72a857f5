import type { CurrencyDays } from '@cubby/api';
import { DayBars, fontWeight, Panel, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** Two weeks of revenue by currency: today beside the same weekday last week, up to the same hour. */
export function Takings({ currencies }: { currencies: readonly CurrencyDays[] }) {
  const t = useTranslate();
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('home.takings')}
      </Typography>
      {currencies.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('home.no_takings')}</Box>}
      <Box sx={grid}>
        {currencies.map((currency) => (
          <Currency key={currency.ccy_code} currency={currency} />
        ))}
      </Box>
    </Box>
  );
}

function Currency({ currency }: { currency: CurrencyDays }) {
  const t = useTranslate();
  const { money, share, day } = useFormats();
  const { ccy_code: ccy, ccy_minor_in_major, days, today, week_ago } = currency;
  const write = (amount: number) => money(amount, { ccy, ccy_minor_in_major });
  const growth = week_ago.revenue > 0 ? today.revenue / week_ago.revenue - 1 : null;
  return (
    <Panel flat padding={2} gap={0}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Box sx={{ fontWeight: fontWeight.strong }}>{ccy}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
          {t('home.bookings_today', { smart_count: today.bookings })}
        </Box>
      </Box>
      <Box sx={{ fontSize: textSize.title, fontWeight: fontWeight.heavy, fontVariantNumeric: 'tabular-nums' }}>
        {write(today.revenue)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small, mb: 1.5 }}>
        {t('home.week_ago', { amount: write(week_ago.revenue) })}
        {growth !== null && `\u00a0· ${growth >= 0 ? '+' : ''}${share(growth)}`}
      </Box>
      <DayBars
        caption={t('home.chart', { ccy })}
        days={days.map(({ date, revenue, bookings }) => ({
          date,
          value: revenue,
          text: `${write(revenue)}, ${t('home.bookings', { smart_count: bookings })}`,
          label: day(date),
        }))}
      />
    </Panel>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
