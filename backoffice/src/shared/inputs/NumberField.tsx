import { readNumber } from '@cubby/api';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** A number; null for an empty field, and the text itself for one that is no number here, so that it is refused. */
export type TypedNumber = number | string | null;

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'helperText'> {
  value: TypedNumber | undefined;
  onChange: (value: TypedNumber) => void;
  onBlur?: () => void;
  minimum?: number;
  maximum?: number;
  decimals?: number;
  /** Shows all decimals, as amounts do. */
  fixed?: boolean;
  helperText?: ReactNode;
}

/**
 * A number to type, in the console's language whatever the browser's is: it reads both separators, and shows what it has
 * read once it is left. No browser's own field, which reads a German comma as none and turns with the wheel.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, minimum = 0, maximum = Infinity, decimals = 0, fixed = false, ...field } = props;
  const t = useTranslate();
  const { language, locale } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const digits = { useGrouping: false, minimumFractionDigits: fixed ? decimals : 0, maximumFractionDigits: decimals };
  const written = typeof value === 'number' ? value.toLocaleString(locale, digits) : (value ?? '');
  const isWrong = typeof value === 'number' ? value < minimum || value > maximum : written !== '';
  const range = maximum === Infinity ? 'shared.rule.number_at_least' : 'shared.rule.number_between';
  const problem = typeof value === 'number' ? range : 'shared.rule.invalid';
  const isTold = typed === null && isWrong;
  return (
    <TextField
      {...field}
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = target.value.trim();
        onChange(text === '' ? null : (readNumber(text, language, decimals) ?? text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      error={field.error || isTold}
      helperText={isTold && !field.error ? t(problem, { minimum, maximum }) : field.helperText}
      slotProps={{
        ...field.slotProps,
        htmlInput: {
          inputMode: minimum < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric',
          autoComplete: 'off',
          ...field.slotProps?.htmlInput,
        },
      }}
    />
  );
}
