import { type AdminStashpoint, CURRENCIES } from '@cubby/api';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MoneyInput } from '../../../shared/inputs/MoneyInput.tsx';
import { pair, stack } from '../../../shared/stashpoint-form/fields-grid.ts';
import { SizePrices } from '../../../shared/stashpoint-form/SizePrices.tsx';

const DAYS = [
  ['firstDayCost', 'first_day_cost', 'first_day_commission'],
  ['extraDayCost', 'extra_day_cost', 'extra_day_commission'],
] as const;

/** The price of a bag; owners also see what they earn of it, calculated while typing. */
export function PriceFields({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { money } = useFormats();
  const typed = useWatch() as Record<string, number | null | undefined>;
  const { currency_code: currency, pricing_structure } = stashpoint;
  const { minorInMajor } = CURRENCIES[currency];
  return (
    <Box sx={stack}>
      <Box sx={pair}>
        {DAYS.map(([source, cost, commission]) => {
          const earned = stashpoint[commission];
          const share = earned !== null && stashpoint[cost] > 0 ? earned / stashpoint[cost] : 0;
          return (
            <MoneyInput
              key={source}
              source={source}
              label={t(`stashpoints.field.${source}`)}
              currency={currency}
              minorInMajor={minorInMajor}
              {...(earned !== null && {
                helperText: t('host.place.you_earn', {
                  amount: money(Math.round((typed[source] ?? 0) * share), pricing_structure),
                }),
              })}
            />
          );
        })}
      </Box>
      <SizePrices currency={currency} minorInMajor={minorInMajor} />
    </Box>
  );
}
