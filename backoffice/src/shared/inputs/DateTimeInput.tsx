import { formatISO } from 'date-fns/formatISO';
import { useInput } from 'ra-core';
import { useRef } from 'react';
import { InputHelperText } from 'react-admin';
import { DateTimeField } from './DateTimeField.tsx';

interface DateTimeInputProps {
  source: string;
  label: string;
  helperText?: string;
}

/** A moment on the reader's own clock; the form holds an instant, or null. What is no date cannot be saved. */
export function DateTimeInput({ source, label, helperText }: DateTimeInputProps) {
  const problem = useRef<string | null>(null);
  const { field, fieldState } = useInput({ source, validate: () => problem.current ?? undefined });
  return (
    <DateTimeField
      label={label}
      value={field.value ? formatISO(field.value).slice(0, 16) : ''}
      onChange={(local) => field.onChange(local ? new Date(local).toISOString() : null)}
      onProblem={(next) => {
        problem.current = next;
      }}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />}
    />
  );
}
