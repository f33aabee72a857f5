import TextField from '@mui/material/TextField';

interface SelectFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
}

/** The device's own list: quick by keyboard, large on a phone. */
export function SelectFilter({ label, value, onChange, options }: SelectFilterProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
