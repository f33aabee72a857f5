import { COUNTER_PIN, plainDigits } from '@cubby/api';
import { tabularNumbers, textSize, touchTarget } from '@cubby/design-system';
import BackspaceRounded from '@mui/icons-material/BackspaceRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LightField } from '../../../shared/inputs/LightField.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { PinRefusal } from '../state/device-session.ts';
import { useStore } from '../state/use-counter.ts';

interface PinPadProps {
  person: { id: string; name: string };
  onDone?: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** A PIN pad for touch, with a field for a keyboard. */
export function PinPad({ person, onDone }: PinPadProps) {
  const { t, problem } = useI18n();
  const store = useStore();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<PinRefusal | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const type = (text: string) => {
    setRefusal(null);
    setPin(plainDigits(text).replace(/\D/g, '').slice(0, COUNTER_PIN.maximum));
  };
  const press = (digit: string) => type(pin + digit);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < COUNTER_PIN.minimum) return setRefusal({ id: 'PIN_TOO_SHORT', seconds: null });
    setSending(true);
    const refused = await store.session.enterPin(person.id, pin);
    setSending(false);
    setPin('');
    setRefusal(refused);
    if (refused) field.current?.focus();
    else onDone?.();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void enter(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <LightField
        inputRef={field}
        type="password"
        // The digits below are the keyboard; a virtual one would cover them.
        inputProps={{ inputMode: 'none' }}
        autoComplete="off"
        label={t('pin.of', { name: person.name })}
        value={pin}
        onText={type}
        problem={refusal && sayRefusal(refusal, t, problem)}
      />
      <Box role="group" aria-label={t('pin.digits')} sx={pad}>
        {DIGITS.map((digit) => (
          <Button key={digit} variant="outlined" onClick={() => press(digit)} sx={key}>
            {digit}
          </Button>
        ))}
        <Button variant="text" aria-label={t('pin.back')} onClick={() => type(pin.slice(0, -1))} sx={key}>
          <BackspaceRounded />
        </Button>
      </Box>
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {t('pin.enter')}
      </Button>
    </Box>
  );
}

function sayRefusal(
  { id, seconds }: PinRefusal,
  t: ReturnType<typeof useI18n>['t'],
  problem: (id: string) => string,
): string {
  if (id === 'PIN_TOO_SHORT') return t('pin.too_short');
  if (id !== 'TOO_MANY_REQUESTS' || seconds === null) return problem(id);
  return seconds < 90
    ? t('pin.wait_seconds', { smart_count: seconds })
    : t('pin.wait_minutes', { smart_count: Math.ceil(seconds / 60) });
}

const pad = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 1,
  '& > :nth-of-type(10)': { gridColumn: 2 },
} as const;
const key = { ...tabularNumbers, fontSize: textSize.title, minHeight: touchTarget + 8 } as const;
