import { visuallyHidden } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The library is larger than the page around it, so the page is there before its charts. */
const Bars = lazy(() => import('./Bars.tsx').then((file) => ({ default: file.Bars })));

interface DayChartProps {
  days: readonly { date: string; revenue: number; bookings?: number }[];
  currency: { ccy: string; ccy_minor_in_major: number };
  height: number;
  /** True for a chart with scales. */
  axes?: boolean;
  /** Shows the table instead of the chart; otherwise it is there for screen readers. */
  asTable?: boolean;
}

/** Revenue by day as bars, and as a table. */
export function DayChart({ days, currency, height, axes = false, asTable = false }: DayChartProps) {
  const t = useTranslate();
  const { money, day } = useFormats();
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative', minWidth: 0, ...(!asTable && { overflow: 'hidden' }) }}>
      {!asTable && (
        <Box aria-hidden sx={{ height }}>
          <Suspense>
            <Bars days={days} currency={currency} height={height} axes={axes} />
          </Suspense>
        </Box>
      )}
      <Box component="table" sx={asTable ? table : visuallyHidden}>
        <Box component="caption" sx={visuallyHidden}>
          {t('home.chart', { ccy: currency.ccy })}
        </Box>
        <thead>
          <tr>
            <th scope="col">{t('home.day')}</th>
            <th scope="col">{t('home.takings')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, revenue, bookings }) => (
            <tr key={date}>
              <th scope="row">{day(date)}</th>
              <td>
                {money(revenue, currency)}
                {bookings !== undefined && `, ${t('home.bookings', { smart_count: bookings })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'start', py: 0.5, pe: 4, borderBottom: '1px solid', borderColor: 'divider' },
  '& td': { textAlign: 'end' },
  '& th:last-of-type': { textAlign: 'end' },
  '& th[scope=row]': { textAlign: 'start', fontWeight: 'inherit' },
} as const;
