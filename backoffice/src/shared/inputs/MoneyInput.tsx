import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';

interface MoneyInputProps {
  source: string;
  label: string;
  /** ISO 4217, and the number of minor units in a major one: the draft holds minor units, people type major ones. */
  currency: string;
  minorInMajor: number;
  helperText?: string;
  disabled?: boolean;
}

export function MoneyInput({ source, label, currency, minorInMajor, helperText, disabled = false }: MoneyInputProps) {
  return (
    <NumberInput
      source={source}
      label={label}
      helperText={helperText ?? false}
      min={0}
      disabled={disabled}
      step={1 / minorInMajor}
      format={(minor: number | null) => (minor === null || minor === undefined ? '' : minor / minorInMajor)}
      parse={(text: string) => (text === '' ? null : Math.round(Number(text) * minorInMajor))}
      slotProps={{ input: { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> } }}
    />
  );
}
