import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface RadioFieldProps<Value extends string> {
  label: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly (readonly [value: Value, label: string])[];
}

/** A choice of a few options, all visible. */
export function RadioField<Value extends string>({ label, value, onChange, options }: RadioFieldProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find(([each]) => each === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <div>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([each, text]) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={text} />
        ))}
      </RadioGroup>
    </div>
  );
}
