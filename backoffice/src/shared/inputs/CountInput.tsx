import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { useNumberInput } from './use-number-input.tsx';

interface CountInputProps extends Omit<NumberFieldProps, 'value' | 'onChange' | 'onBlur'> {
  source: string;
  /** The value of an emptied field. */
  empty?: number | null;
}

/** A number of the draft. */
export function CountInput({ source, empty = null, helperText, ...field }: CountInputProps) {
  const { bound } = useNumberInput(source, helperText);
  return <NumberField {...field} {...bound} onChange={(value) => bound.onChange(value ?? empty)} />;
}
