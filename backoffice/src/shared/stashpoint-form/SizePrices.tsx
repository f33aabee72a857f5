import { type CurrencyCode, MEASURED_SIZES, type MeasuredSize } from '@cubby/api';
import { Legend } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { MoneyInput } from '../inputs/MoneyInput.tsx';
import { pair } from './fields-grid.ts';
import { useProblem } from './use-problem.ts';

type Prices = Partial<Record<MeasuredSize, { firstDayCost: number; extraDayCost: number }>>;

/** Prices for sizes that differ from the place's price; a size without its own price has that of the place. */
export function SizePrices({ currency, minorInMajor }: { currency: CurrencyCode; minorInMajor: number }) {
  const t = useTranslate();
  const { field } = useInput<Record<string, Prices | undefined>>({ source: 'sizePricing' });
  const problem = useProblem('sizePricing');
  // An empty field holds '', and strings have a legacy method `small`.
  const prices: Prices = typeof field.value === 'object' ? (field.value ?? {}) : {};
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Legend>{t('stashpoints.field.sizePricing')}</Legend>
      {MEASURED_SIZES.filter((size) => prices[size]).map((size) => (
        <Box key={size} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            {t(`size.${size}`)}
            <Button
              size="small"
              onClick={() =>
                field.onChange(Object.fromEntries(Object.entries(prices).filter(([each]) => each !== size)))
              }
            >
              {t('stashpoints.remove_size', { size: t(`size.${size}`) })}
            </Button>
          </Box>
          <Box sx={pair}>
            {(['firstDayCost', 'extraDayCost'] as const).map((part) => (
              <MoneyInput
                key={part}
                source={`sizePricing.${size}.${part}`}
                label={t(`stashpoints.field.${part}`)}
                currency={currency}
                minorInMajor={minorInMajor}
              />
            ))}
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {MEASURED_SIZES.filter((size) => !prices[size]).map((size) => (
          <Button
            key={size}
            size="small"
            variant="outlined"
            onClick={() => field.onChange({ ...prices, [size]: { firstDayCost: 0, extraDayCost: 0 } })}
          >
            {t('stashpoints.add_size', { size: t(`size.${size}`) })}
          </Button>
        ))}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}
