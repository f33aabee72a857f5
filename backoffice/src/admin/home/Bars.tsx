import { colour } from '@cubby/design-system';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFormats } from '../../lib/i18n/use-formats.ts';

interface BarsProps {
  days: readonly { date: string; revenue: number }[];
  currency: { ccy: string; ccy_minor_in_major: number };
  height: number;
  axes: boolean;
}

/** One bar a day. It is a picture only: the table beside it has the same values. */
export function Bars({ days, currency, height, axes }: BarsProps) {
  const { money, day, locale } = useFormats();
  const short = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.ccy,
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const dates = days.map(({ date }) => date);
  return (
    <BarChart
      height={height}
      margin={axes ? { top: 8, right: 8, bottom: 0, left: 0 } : { top: 4, right: 0, bottom: 0, left: 0 }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      grid={{ horizontal: axes }}
      series={[
        {
          data: days.map(({ revenue }) => revenue),
          color: colour.accentBright,
          valueFormatter: (amount) => money(amount ?? 0, currency),
        },
      ]}
      xAxis={[
        {
          data: dates,
          scaleType: 'band',
          valueFormatter: day,
          position: axes ? 'bottom' : 'none',
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          position: axes ? 'left' : 'none',
          width: 64,
          domainLimit: axes ? 'nice' : 'strict',
          disableLine: true,
          disableTicks: true,
          valueFormatter: (amount: number) => short.format(amount / currency.ccy_minor_in_major),
        },
      ]}
    />
  );
}
