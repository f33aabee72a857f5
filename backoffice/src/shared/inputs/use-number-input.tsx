import { useInput, ValidationError } from 'ra-core';
import type { NumberFieldProps, TypedNumber } from './NumberField.tsx';

/** Binds a number's field to the draft; `isDirty` tells whether it has changed. */
export function useNumberInput(source: string, helperText: NumberFieldProps['helperText']) {
  const { field, fieldState } = useInput({ source, format: asIs, parse: asIs });
  const { error, invalid, isDirty } = fieldState;
  const bound = {
    fullWidth: true,
    name: field.name,
    inputRef: field.ref,
    value: field.value as TypedNumber,
    onChange: field.onChange as (value: TypedNumber) => void,
    onBlur: field.onBlur,
    error: invalid,
    helperText: error?.message ? <ValidationError error={error.message} /> : helperText,
  };
  return { bound, isDirty };
}

/** react-admin would turn numbers into texts. */
function asIs(value: unknown): unknown {
  return value;
}
