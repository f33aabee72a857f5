import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LANGUAGE_OWN_NAMES, type Language, localeOf } from '../../testing/languages/languages.ts';
import { costLines, pounds, priceLabels } from '../../testing/story-data.ts';
import { PriceBreakdown } from '../money/PriceBreakdown.tsx';
import { tabularNumbers } from '../tokens/index.ts';
import { Facts, Foundation, Part, Rules } from './parts.tsx';

/** Amounts in major units, with their decimals. */
const AMOUNTS = [
  [13.27, 'GBP', 2],
  [11.8, 'EUR', 2],
  [9900, 'KRW', 0],
] as const;

const DROPOFF = new Date('2026-12-05T09:30:00Z');

function MoneyAndDatesPage() {
  return (
    <Foundation
      title="Money and dates"
      lead="The price you see is the price you pay, and times are the local time of the place."
    >
      <Part title="As each language writes them">
        <Facts
          columns={['Language', 'Amounts', 'A day and its time in London']}
          rows={LANGUAGE_OWN_NAMES.map(({ code, name }) => [
            <span key={code} lang={code}>
              {name}
            </span>,
            AMOUNTS.map(([amount, currency, decimals]) => moneyIn(code, amount, currency, decimals)).join(' · '),
            momentIn(code),
          ])}
        />
      </Part>
      <Part title="A price with all fees" text="Every line, discounts with a minus, and the total below a rule.">
        <Box sx={{ maxWidth: 420, ...tabularNumbers }}>
          <PriceBreakdown lines={costLines} money={pounds} labels={priceLabels} />
        </Box>
      </Part>
      <Part title="Rules">
        <Rules
          rules={[
            'Amounts are sent as whole minor units with their currency, and formatted only for display.',
            'A currency without minor units is never divided: ₩9,900, not ₩99.00.',
            'Whole prices keep their decimals, so that they line up in columns.',
            'Times are shown in the place’s time zone, wherever the reader is.',
            'Days in the near future include the weekday. A range within one day shows the day once.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

function moneyIn(language: Language, amount: number, currency: string, decimals: number): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}

function momentIn(language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  }).format(DROPOFF);
}

// The page is its own documentation.
const meta = { title: 'Money and dates', component: MoneyAndDatesPage, tags: ['!autodocs'] } satisfies Meta<
  typeof MoneyAndDatesPage
>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
