import {
  type AdminStashpoint,
  CURRENCIES,
  CURRENCY_CODES,
  type CurrencyCode,
  localMoment,
  type OperationKind,
} from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { DateField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { MoneyField } from '../inputs/MoneyInput.tsx';
import { NumberField, type TypedNumber } from '../inputs/NumberField.tsx';
import { SelectField } from '../inputs/SelectField.tsx';
import { StashpointPicker } from '../inputs/StashpointPicker.tsx';
import { pair } from '../stashpoint-form/fields-grid.ts';
import type { Choices } from './ChooseStep.tsx';

interface KindFieldsProps {
  kind: OperationKind;
  choices: Choices;
  /** The dictionary's key of the problem of each field. */
  problems: Record<string, string>;
  /** True if the place whose hours are used is known. */
  hasSource: boolean;
  onChange: (changes: Partial<Choices>) => void;
}

/** The fields of a kind: dates and a reason, prices, or the place whose hours the others get. */
export function KindFields({ kind, choices, problems, hasSource, onChange }: KindFieldsProps) {
  const t = useTranslate();
  const parts = { choices, problems, onChange };
  const strands = kind === 'close' || kind === 'market_off' || kind === 'hours';
  return (
    <>
      {(kind === 'close' || kind === 'reopen') && <DateFields {...parts} />}
      {(kind === 'close' || kind === 'hide_reviews') && (
        <TextField
          label={t('operation.reason')}
          value={choices.reason ?? ''}
          required
          onChange={({ target }) => onChange({ reason: target.value })}
          {...told(problems.reason && t(problems.reason), t('operation.reason_help'))}
        />
      )}
      {kind === 'price' && <PriceFields {...parts} />}
      {kind === 'hours' && !hasSource && <SourceField {...parts} />}
      {strands && (
        <FormControlLabel
          control={
            <Checkbox
              checked={choices.rehouse !== false}
              onChange={(_event, checked) => onChange({ rehouse: checked })}
            />
          }
          label={t('operation.rehouse')}
        />
      )}
    </>
  );
}

type Parts = Pick<KindFieldsProps, 'choices' | 'problems' | 'onChange'>;

const told = (problem: string | undefined, help?: string) => ({
  error: Boolean(problem),
  helperText: problem || help,
});

function DateFields({ choices: { start_date = '', end_date = '' }, problems, onChange }: Parts) {
  const t = useTranslate();
  const { locale } = useFormats();
  // The earliest of all zones: each place counts its own days.
  const today = localMoment(serverClock.now(), 'Etc/GMT+12').date;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <DateField
        label={t('operation.first_day')}
        value={start_date}
        minimum={today}
        locale={locale}
        required
        onChange={(date) => onChange({ start_date: date })}
        {...told(problems.start_date && t(problems.start_date))}
      />
      <DateField
        label={t('operation.last_day')}
        value={end_date}
        minimum={start_date || today}
        locale={locale}
        onChange={(date) => onChange({ end_date: date })}
        {...told(problems.end_date && t(problems.end_date))}
      />
    </Box>
  );
}

const WAYS = ['percent', 'add', 'set'] as const;
const PRICES = [
  ['first_day', 'operation.first_price'],
  ['extra_day', 'operation.extra_price'],
] as const;

function PriceFields({ choices, problems, onChange }: Parts) {
  const t = useTranslate();
  const { by = 'percent' } = choices;
  const currency = choices.currency_code ?? 'EUR';
  const [typed, setTyped] = useState<Record<string, TypedNumber>>({});
  const enter = (part: 'first_day' | 'extra_day', value: TypedNumber) => {
    setTyped({ ...typed, [part]: value });
    onChange({
      [part]: typeof value === 'number' ? value : undefined,
      ...(by !== 'percent' && { currency_code: currency }),
    });
  };
  const start = (changes: Partial<Choices>) => {
    setTyped({});
    onChange({ first_day: undefined, extra_day: undefined, ...changes });
  };
  return (
    <>
      <SelectField
        label={t('operation.way')}
        value={by}
        onChange={(way) => start({ by: way as typeof by, currency_code: way === 'percent' ? undefined : currency })}
        options={WAYS.map((way) => [way, t(`operation.by.${way}`)] as const)}
      />
      {by !== 'percent' && (
        <SelectField
          label={t('coupons.field.ccyCode')}
          value={currency}
          onChange={(code) => start({ currency_code: code as CurrencyCode })}
          options={CURRENCY_CODES.map((code) => [code, code] as const)}
        />
      )}
      <Box>{t('operation.price_help')}</Box>
      <Box sx={pair}>
        {PRICES.map(([part, label]) => {
          const problem = problems[part];
          const field = {
            label: t(label),
            value: typed[part] ?? null,
            minimum: by === 'set' ? 0 : -Infinity,
            onChange: (value: TypedNumber) => enter(part, value),
            ...(problem && { error: true, helperText: t(problem) }),
          };
          return by === 'percent' ? (
            <NumberField
              key={part}
              {...field}
              minimum={-100}
              maximum={1000}
              slotProps={{ input: { endAdornment: '%' } }}
            />
          ) : (
            <MoneyField key={part} {...field} currency={currency} minorInMajor={CURRENCIES[currency].minorInMajor} />
          );
        })}
      </Box>
    </>
  );
}

function SourceField({ problems, onChange }: Parts) {
  const t = useTranslate();
  const [source, setSource] = useState<AdminStashpoint | null>(null);
  const choose = (chosen: AdminStashpoint | null) => {
    setSource(chosen);
    onChange({ source_id: chosen?.id });
  };
  return (
    <Box>
      <StashpointPicker label={t('operation.source')} value={source} onChange={choose} />
      {problems.source_id && <FormHelperText error>{t(problems.source_id)}</FormHelperText>}
    </Box>
  );
}
