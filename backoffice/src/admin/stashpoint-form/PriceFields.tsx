import { CURRENCIES, CURRENCY_CODES, isCurrencyCode } from '@cubby/api';
import { DataTable, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { MoneyInput } from '../../shared/inputs/MoneyInput.tsx';
import { pair, stack } from '../../shared/stashpoint-form/fields-grid.ts';
import { SizePrices } from '../../shared/stashpoint-form/SizePrices.tsx';

/** The price of a bag and its host's earnings, with both shares calculated while typing. */
export function PriceFields({ isNew }: { isNew: boolean }) {
  const t = useTranslate();
  const code = String(useWatch({ name: 'currencyCode' }) ?? '');
  const currency = isCurrencyCode(code) ? code : 'EUR';
  const { minorInMajor } = CURRENCIES[currency];
  const money = (source: string) => (
    <MoneyInput
      source={source}
      label={t(`stashpoints.field.${source}`)}
      currency={currency}
      minorInMajor={minorInMajor}
    />
  );
  return (
    <Box sx={stack}>
      {isNew && <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>{t('stashpoints.price_help')}</Box>}
      <SelectInput
        source="currencyCode"
        label={t('stashpoints.field.currencyCode')}
        choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
        translateChoice={false}
        helperText={false}
      />
      <Box sx={pair}>
        {money('firstDayCost')}
        {money('firstDayCommission')}
        {money('extraDayCost')}
        {money('extraDayCommission')}
      </Box>
      <Shares currency={{ ccy: currency, ccy_minor_in_major: minorInMajor }} />
      <Box sx={{ ...pair, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {money('bookingFee')}
        {money('guaranteeFee')}
        {money('treePrice')}
      </Box>
      <SizePrices currency={currency} minorInMajor={minorInMajor} />
    </Box>
  );
}

const DAYS = [
  ['first_day', 'firstDayCost', 'firstDayCommission'],
  ['extra_day', 'extraDayCost', 'extraDayCommission'],
] as const;

function Shares({ currency }: { currency: { ccy: string; ccy_minor_in_major: number } }) {
  const t = useTranslate();
  const { money, share } = useFormats();
  const values = useWatch() as Record<string, number | null | undefined>;
  return (
    <DataTable
      caption={t('place.price')}
      head={[t('place.per_bag'), t('place.host_earns'), t('place.cubby_keeps')]}
      rows={DAYS.map(([key, cost, commission]) => {
        const price = values[cost] ?? 0;
        const host = values[commission] ?? 0;
        return [
          t(`place.${key}`),
          `${money(host, currency)} ${price > 0 ? `(${share(host / price)})` : ''}`,
          <Box key="cubby" component="span" sx={{ color: host > price ? 'error.main' : 'inherit' }}>
            {money(price - host, currency)} {price > 0 && `(${share(1 - host / price)})`}
          </Box>,
        ];
      })}
      figures
      dense
    />
  );
}
