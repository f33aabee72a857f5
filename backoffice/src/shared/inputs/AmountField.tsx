import { type Language, readAmount } from '@cubby/api';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface Currency {
  ccy_code: string;
  ccy_minor_in_major: number;
}

interface AmountFieldProps {
  label: string;
  /** As typed, in major units. */
  value: string;
  onChange: (value: string) => void;
  currency: Currency;
  /** The most that can be refunded, in minor units. */
  left: number;
}

/** An amount to refund, with its bound. */
export function AmountField({ label, value, onChange, currency, left }: AmountFieldProps) {
  const t = useTranslate();
  const { money, language } = useFormats();
  const { ccy_code, ccy_minor_in_major } = currency;
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={value !== '' && amountOf(value, currency, left, language) === null}
      helperText={t('bookings.refund_left', { amount: money(left, { ccy: ccy_code, ccy_minor_in_major }) })}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">{ccy_code}</InputAdornment> },
      }}
    />
  );
}

/** Reads an amount as typed in a language, in minor units; null unless it is between one of them and `left`. */
export function amountOf(
  typed: string,
  { ccy_minor_in_major }: Currency,
  left: number,
  language: Language,
): number | null {
  const amount = readAmount(typed, ccy_minor_in_major, language);
  return amount !== null && amount >= 1 && amount <= left ? amount : null;
}
