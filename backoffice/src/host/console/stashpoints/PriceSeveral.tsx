import { type AdminStashpoint, CURRENCIES } from '@cubby/api';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MoneyField } from '../../../shared/inputs/MoneyInput.tsx';
import type { TypedNumber } from '../../../shared/inputs/NumberField.tsx';
import { isLeap } from '../../../shared/records/use-leap-question.tsx';
import { pair } from '../../../shared/stashpoint-form/fields-grid.ts';
import { SeveralPlaces } from '../stashpoint/SeveralPlaces.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

const PARTS = [
  ['first_day_cost', 'firstDayCost'],
  ['extra_day_cost', 'extraDayCost'],
] as const;

type Part = (typeof PARTS)[number][0];

/** One price for several places of one currency, beside the price each has now; nothing for a host with one place. */
export function PriceSeveral() {
  const t = useTranslate();
  const { money } = useFormats();
  const { stashpoints = [] } = useOwnStashpoints();
  const currencies = [...new Set(stashpoints.map(({ currency_code }) => currency_code))];
  const [chosen, choose] = useState(currencies[0]);
  const [typed, setTyped] = useState<Partial<Record<Part, TypedNumber>>>({});
  const currency = chosen ?? currencies[0];
  if (stashpoints.length < 2 || !currency) return null;
  const { minorInMajor } = CURRENCIES[currency];
  const places = stashpoints.filter(({ currency_code }) => currency_code === currency);
  const prices = Object.fromEntries(
    PARTS.flatMap(([part]) => (typeof typed[part] === 'number' ? [[part, typed[part]]] : [])),
  ) as Partial<Record<Part, number>>;
  const isUnread = Object.values(typed).some((value) => typeof value === 'string');
  const isWhole = Object.keys(prices).length > 0 && !isUnread;
  const written = (place: AdminStashpoint, part: Part, label: string) => {
    const now = money(place[part], place.pricing_structure);
    const then = money(prices[part] ?? place[part], place.pricing_structure);
    return `${t(`stashpoints.field.${label}`)}: ${now === then ? now : `${now} → ${then}`}`;
  };
  return (
    <SeveralPlaces
      // Places are chosen anew in another currency.
      key={currency}
      title={t('host.several.price')}
      confirm={(smart_count) => t('host.several.price_confirm', { smart_count })}
      places={places}
      missing={t('host.several.enter_price')}
      changeOf={() => (isWhole ? prices : null)}
      leapsOf={(place) =>
        PARTS.filter(([part]) => isLeap(place[part], prices[part])).map(([part, label]) => [
          `${place.name}, ${t(`stashpoints.field.${label}`)}`,
          money(place[part], place.pricing_structure),
          money(prices[part] ?? 0, place.pricing_structure),
        ])
      }
      previewOf={(place) => (
        <>
          {PARTS.map(([part, label]) => (
            <Box key={part}>{written(place, part, label)}</Box>
          ))}
          <Box>{t(place.status === 'approved' ? 'host.several.price_approved' : 'host.several.price_at_once')}</Box>
        </>
      )}
    >
      <Box>{t('host.several.price_text')}</Box>
      {currencies.length > 1 && (
        <TextField
          select
          label={t('host.several.currency')}
          value={currency}
          onChange={({ target }) => {
            choose(target.value as typeof currency);
            setTyped({});
          }}
        >
          {currencies.map((code) => (
            <MenuItem key={code} value={code}>
              {code}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={pair}>
        {PARTS.map(([part, label]) => (
          <MoneyField
            key={part}
            label={t(`stashpoints.field.${label}`)}
            currency={currency}
            minorInMajor={minorInMajor}
            value={typed[part] ?? null}
            onChange={(value) => setTyped({ ...typed, [part]: value })}
          />
        ))}
      </Box>
    </SeveralPlaces>
  );
}
