import InputAdornment from '@mui/material/InputAdornment';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { useNumberInput } from './use-number-input.tsx';

interface Currency {
  /** ISO 4217, and the number of minor units in a major one: the draft holds minor units, people type major ones. */
  currency: string;
  minorInMajor: number;
}

interface MoneyInputProps extends Currency {
  source: string;
  label: string;
  helperText?: string;
  disabled?: boolean;
}

/** An amount of the draft. Once it has changed, the amount as it will be saved is below it. */
export function MoneyInput({ source, helperText, ...props }: MoneyInputProps) {
  const { money } = useFormats();
  const { bound, isDirty } = useNumberInput(source, helperText);
  const { value } = bound;
  const saved =
    isDirty &&
    typeof value === 'number' &&
    money(value, { ccy: props.currency, ccy_minor_in_major: props.minorInMajor });
  const told = saved && !bound.error ? [saved, helperText].filter(Boolean).join(' · ') : bound.helperText;
  return <MoneyField {...props} {...bound} helperText={told} />;
}

/** An amount in minor units. */
export function MoneyField({ currency, minorInMajor, value, onChange, ...field }: Currency & NumberFieldProps) {
  return (
    <NumberField
      {...field}
      decimals={Math.round(Math.log10(minorInMajor))}
      fixed
      value={typeof value === 'number' ? value / minorInMajor : value}
      onChange={(typed) => onChange(typeof typed === 'number' ? Math.round(typed * minorInMajor) : typed)}
      slotProps={{ input: { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> } }}
    />
  );
}
