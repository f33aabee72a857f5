import TextField from '@mui/material/TextField';

interface TimeFieldProps {
  label: string;
  /** HH:MM:SS on the clock of the place; 24:00 is shown as midnight. */
  value: string;
  onChange: (value: string) => void;
}

/** A time to the minute, with the device's own picker. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      label={label}
      value={value.slice(0, 5).replace('24:', '00:')}
      onChange={({ target }) => target.value && onChange(`${target.value}:00`)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
