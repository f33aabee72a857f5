import Box from '@mui/material/Box';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { cardArch, colour, fontWeight, forcedEdge, tabularNumbers, textSize } from '../tokens/index.ts';

interface SixDigitInputProps {
  /** Six entries, each a digit or empty. */
  digits: readonly string[];
  onChange: (digits: string[]) => void;
  /** Called once all six digits are entered: a site may submit them straight away. */
  onComplete?: (digits: string[]) => void;
  label: string;
  error?: string | undefined;
  /** It can't be changed for now, and keeps the focus. */
  disabled?: boolean;
  /** It is what its page or step is for: it takes the focus. */
  first?: boolean;
}

/**
 * A code in six boxes. They are only drawn: above them is a single field, which phones and password managers fill, and
 * in which people edit as in any other.
 */
export function SixDigitInput({
  digits,
  onChange,
  onComplete,
  label,
  error,
  disabled = false,
  first = false,
}: SixDigitInputProps) {
  const id = useId();
  const [composing, setComposing] = useState<string | null>(null);
  const [caret, setCaret] = useState(0);
  const typed = digits.join('');

  const put = (next: string) => {
    const all = Array.from(digits, (_, index) => next[index] ?? '');
    if (all.join('') === typed) return;
    onChange(all);
    if (all.every((digit) => digit !== '')) onComplete?.(all);
  };
  const onInput = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ((nativeEvent as InputEvent).isComposing) return setComposing(target.value);
    const next = digitsOf(target.value);
    // A suggested code may come behind what was typed before, and is meant to replace it.
    const added = next.startsWith(typed) ? next.slice(typed.length) : '';
    put(added.length >= digits.length ? added : next);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const isElsewhere = (event.target as Element).id !== id && (event.target as Element).matches('input, textarea');
    const pasted = digitsOf(event.clipboardData?.getData('text') ?? '');
    if (disabled || isElsewhere || pasted.length < digits.length) return;
    event.preventDefault();
    put(pasted);
  });
  // A code from an email counts wherever the focus is, unless that is another field.
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 1, fontWeight: fontWeight.strong }}>
        {label}
      </Box>
      <Box dir="ltr" sx={{ position: 'relative', maxWidth: MAXIMUM_WIDTH }}>
        <Box
          component="input"
          id={id}
          readOnly={disabled}
          autoFocus={first}
          {...(first && FIRST_FIELD)}
          value={composing ?? typed}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={onInput}
          onCompositionEnd={({ currentTarget }) => {
            setComposing(null);
            put(digitsOf(currentTarget.value));
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
          sx={field}
        />
        <Box
          aria-hidden
          translate="no"
          className="boxes"
          sx={{ ...boxes, gridTemplateColumns: columnsOf(digits.length) }}
        >
          {digits.map((digit, index) => (
            <Box
              component="span"
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position.
              key={index}
              data-next={index === Math.min(caret, digits.length - 1) || undefined}
              sx={{ ...box, ...forcedEdge, borderColor: error ? 'error.main' : colour.lineField }}
            >
              {digit}
            </Box>
          ))}
        </Box>
      </Box>
      {error && (
        <Box id={`${id}-error`} role="alert" sx={{ color: 'error.main', fontWeight: fontWeight.semibold, mt: 1 }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

/** Marks a field that takes the focus of a new page or step instead of its heading. */
const FIRST_FIELD = { 'data-first-field': true };

/** Returns the digits of a text, full-width ones of an East Asian keyboard as well. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

const HEIGHT = 64;
const MAXIMUM_WIDTH = 392;
const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Its text is what the boxes show; visible otherwise, or password managers would pass it over. */
const field = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  padding: 0,
  background: 'transparent',
  // Larger than what phones zoom into.
  fontSize: textSize.title,
  color: 'transparent',
  caretColor: 'transparent',
  WebkitTextFillColor: 'transparent',
  borderRadius: cardArch,
  '&::selection': { background: 'transparent' },
  '&:focus ~ .boxes > [data-next]': { borderColor: colour.accent, background: colour.accentSoft },
} as const;

/** Above the field, whose colour once a browser has filled it in would cover them. */
const boxes = { display: 'grid', gap: 1, position: 'relative', pointerEvents: 'none' } as const;

const box = {
  display: 'grid',
  placeItems: 'center',
  fontSize: textSize.title,
  fontWeight: fontWeight.bold,
  height: HEIGHT,
  minWidth: 0,
  border: '1.5px solid',
  borderRadius: cardArch,
  background: colour.surfaceField,
  color: colour.text,
  ...tabularNumbers,
} as const;
