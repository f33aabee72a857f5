import TextField from '@mui/material/TextField';

interface FreeTextFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  rows?: number;
}

/** A field for a short text, up to the API's limit. */
export function FreeTextField({ label, value, onChange, hint, rows = 2 }: FreeTextFieldProps) {
  return (
    <TextField
      label={label}
      helperText={hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={rows}
      slotProps={{ htmlInput: { maxLength: 4000 } }}
    />
  );
}
