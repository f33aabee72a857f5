import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface PhoneFieldProps extends Pick<TextFieldProps, 'name' | 'required' | 'error' | 'helperText' | 'disabled'> {
  label: string;
  /** As typed: with or without the country’s dial code. */
  number: string;
  onNumber: (number: string) => void;
  countryLabel: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  onCountry: (country: string) => void;
  /** False for the number of someone else, which the browser must not fill in. */
  isOwn?: boolean;
  /** By name; dial codes without their plus. */
  countries: readonly { code: string; name: string; dialCode: string }[];
}

/** A phone number, and beside it the country that it is read in unless it begins with a plus. */
export function PhoneField({
  country,
  countries,
  countryLabel,
  onCountry,
  number,
  onNumber,
  ...field
}: PhoneFieldProps) {
  const { error, helperText, isOwn = true, ...rest } = field;
  const dialCode = countries.find(({ code }) => code === country)?.dialCode;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 1, alignItems: 'start' }}>
      <TextField
        select
        label={countryLabel}
        value={country}
        disabled={field.disabled ?? false}
        onChange={({ target }) => onCountry(target.value)}
        autoComplete={isOwn ? 'tel-country-code' : 'off'}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ '& select': { textOverflow: 'ellipsis' } }}
      >
        {countries.map(({ code, name, dialCode }) => (
          <option key={code} value={code}>
            {`${name} (+${dialCode})`.trim()}
          </option>
        ))}
      </TextField>
      <TextField
        {...rest}
        type="tel"
        autoComplete={isOwn ? 'tel' : 'off'}
        value={number}
        onChange={({ target }) => onNumber(target.value)}
        error={error ?? false}
        helperText={helperText}
        slotProps={{
          input: {
            startAdornment: dialCode && !/^\s*[+＋]/.test(number) && (
              <InputAdornment position="start">+{dialCode}</InputAdornment>
            ),
          },
          htmlInput: { dir: 'ltr' },
        }}
      />
    </Box>
  );
}
