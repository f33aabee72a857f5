import Box from '@mui/material/Box';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { cardArch, colour, fontWeight, tabularNumbers, textSize } from '../tokens/index.ts';
import { Legend } from './Legend.tsx';

interface SixDigitInputProps {
  /** Six entries, each a digit or empty. */
  digits: readonly string[];
  onChange: (digits: string[]) => void;
  /** Called once all six digits are entered: a site may submit them straight away. */
  onComplete?: (digits: string[]) => void;
  labels: { legend: string; digit: (position: number) => string };
  error?: string | undefined;
  disabled?: boolean;
}

/** Six boxes for a code. Pasting fills them all; typing moves on, Backspace moves back. */
export function SixDigitInput({ digits, onChange, onComplete, labels, error, disabled = false }: SixDigitInputProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();

  const put = (text: string, at: number) => {
    const typed = [...text.replace(/\D/g, '')].slice(0, digits.length - at);
    if (typed.length === 0) return;
    const next = digits.map((digit, index) => typed[index - at] ?? digit);
    onChange(next);
    boxes.current[Math.min(at + typed.length, digits.length - 1)]?.focus();
    if (next.every((digit) => digit !== '')) onComplete?.(next);
  };
  const clear = (at: number) => onChange(digits.map((digit, index) => (index === at ? '' : digit)));

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'ArrowLeft') boxes.current[at - 1]?.focus();
    if (event.key === 'ArrowRight') boxes.current[at + 1]?.focus();
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    const target = digits[at] ? at : Math.max(0, at - 1);
    clear(target);
    boxes.current[target]?.focus();
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    put(text, text.replace(/\D/g, '').length >= digits.length ? 0 : at);
  };

  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Legend>{labels.legend}</Legend>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${digits.length}, minmax(0, 56px))`,
          gap: { xs: 0.75, sm: 1.5 },
        }}
      >
        {digits.map((digit, index) => (
          <Box
            component="input"
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position.
            key={index}
            ref={(element: HTMLInputElement | null) => {
              boxes.current[index] = element;
            }}
            value={digit}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={labels.digit(index + 1)}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => put(event.target.value.replace(digit, '') || event.target.value, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index)}
            onFocus={(event) => event.target.select()}
            sx={{ ...box, borderColor: error ? 'error.main' : colour.lineField }}
          />
        ))}
      </Box>
      {error && (
        <Box id={errorId} role="alert" sx={{ color: 'error.main', fontWeight: fontWeight.semibold, mt: 1 }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

const box = {
  font: 'inherit',
  fontSize: textSize.title,
  fontWeight: fontWeight.bold,
  textAlign: 'center',
  width: '100%',
  height: 64,
  padding: 0,
  border: '1.5px solid',
  borderRadius: cardArch,
  background: colour.surfaceField,
  color: colour.text,
  ...tabularNumbers,
} as const;
