import { currencyOfCountry, HOST_SHARE, hostEarnings, OPEN_DAYS_A_MONTH } from '@cubby/api';
import { Panel, tabularNumbers } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useCurrencies } from '../lib/content/use-currencies.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

const BAGS = { minimum: 1, maximum: 40, usual: 8 } as const;
/** The highest price as a multiple of the network's lowest; few places charge more than twice as much. */
const HIGHEST_SHARE = 2;

/** The estimated monthly earnings from storing bags, at prices travellers pay today, in the visitor's currency. */
export function EarningsCalculator() {
  const { t } = useI18n();
  const { data, user_country } = useAppContext();
  const { nameOf, money, round } = useCurrencies();
  const lowest = data.statistics.lowest_prices_per_bag_by_currency_code;
  const own = currencyOfCountry(user_country);
  const [currency, setCurrency] = useState<string>(own in lowest ? own : (Object.keys(lowest)[0] ?? own));
  const [bags, setBags] = useState<number>(BAGS.usual);
  /** Measured in twentieths above the lowest price, so that it means the same in every currency. */
  const [raise, setRaise] = useState(0);
  const base = lowest[currency];
  if (base === undefined) return null;

  const priceAt = (twentieths: number) => Math.round(base * (1 + ((HIGHEST_SHARE - 1) * twentieths) / 20));
  const { low, typical, high } = hostEarnings({ bagsPerDay: bags, pricePerBag: priceAt(raise) });
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('host.calculator.title')}
      </Typography>
      <Figure label={t('host.calculator.bags')} text={String(bags)} value={bags} onChange={setBags} range={BAGS} />
      <Figure
        label={t('host.calculator.price')}
        text={money(priceAt(raise), currency)}
        value={raise}
        onChange={setRaise}
        range={{ minimum: 0, maximum: 20 }}
      />
      <TextField
        select
        label={t('host.calculator.currency')}
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {Object.keys(lowest).map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </TextField>
      <div role="status">
        <Typography variant="h2" component="p" sx={{ ...tabularNumbers, color: 'primary.main' }}>
          {t('host.calculator.result', { low: round(low, currency), high: round(high, currency) })}
        </Typography>
        <Typography>{t('host.calculator.typical', { amount: round(typical, currency) })}</Typography>
      </div>
      <Typography variant="body2" color="textSecondary">
        {t('host.calculator.note', {
          days: OPEN_DAYS_A_MONTH,
          minimum: HOST_SHARE.minimum,
          maximum: HOST_SHARE.maximum,
          lowest: money(base, currency),
        })}
      </Typography>
    </Panel>
  );
}

interface FigureProps {
  label: string;
  /** The value as it is written, and read out. */
  text: string;
  value: number;
  onChange: (value: number) => void;
  range: { minimum: number; maximum: number };
}

function Figure({ label, text, value, onChange, range }: FigureProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <span id={id}>{label}</span>
        <Box component="strong" sx={tabularNumbers}>
          {text}
        </Box>
      </Box>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={id}
          getAriaValueText={() => text}
          value={value}
          min={range.minimum}
          max={range.maximum}
          onChange={(_event, next) => onChange(next)}
        />
      </Box>
    </div>
  );
}
