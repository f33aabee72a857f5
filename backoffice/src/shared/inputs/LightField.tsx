import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface LightFieldProps extends Omit<OutlinedInputProps, 'error' | 'onChange' | 'id'> {
  label: string;
  value: string;
  onText: (text: string) => void;
  problem?: string | null;
  /** Shown while there is no problem. */
  help?: string;
}

/** A text field. MUI's own field would load lists and menus, which the counter does not need. */
export function LightField({ label, value, onText, problem, help, ...input }: LightFieldProps) {
  const id = useId();
  return (
    <FormControl error={Boolean(problem)} fullWidth variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        value={value}
        onChange={(event) => onText(event.target.value)}
        aria-describedby={problem || help ? `${id}-help` : undefined}
        {...input}
      />
      {(problem || help) && (
        <FormHelperText id={`${id}-help`} role={problem ? 'alert' : undefined}>
          {problem || help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
