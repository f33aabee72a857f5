import { checkPin, PIN_DIGITS } from '@cubby/api';
import { SixDigitInput } from '@cubby/design-system';
import { type FormEvent, useState } from 'react';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const NO_DIGITS = Array.from({ length: PIN_DIGITS }, () => '');

/** A six-digit code being typed. */
export interface TypedCode {
  digits: readonly string[];
  change: (digits: readonly string[]) => void;
  clear: () => void;
  /** The dictionary's key of its problem. */
  problem: string | null;
  setProblem: (key: string | null) => void;
  /** Returns the code once it is complete; otherwise null, and shows the problem. */
  check: (digits?: readonly string[]) => string | null;
}

export function useTypedCode(): TypedCode {
  const [digits, change] = useState<readonly string[]>(NO_DIGITS);
  const [problem, setProblem] = useState<string | null>(null);
  const check = (typed = digits) => {
    const invalid = checkPin(typed);
    setProblem(invalid && errorKey(invalid));
    return invalid ? null : typed.join('');
  };
  return { digits, change, clear: () => change(NO_DIGITS), problem, setProblem, check };
}

/** A form that is sent with its last digit, too. `onCode` throws the refusal, which is shown. */
export function useCodeForm(onCode: (code: string) => Promise<unknown>) {
  const code = useTypedCode();
  const [isBusy, setBusy] = useState(false);
  const enter = async (digits?: readonly string[]) => {
    const whole = code.check(digits);
    if (!whole) return;
    setBusy(true);
    await onCode(whole).catch((error: unknown) => code.setProblem(keyOfError(error)));
    code.clear();
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter();
  };
  return {
    code,
    isBusy,
    submit,
    field: { code, disabled: isBusy, onComplete: (all: readonly string[]) => void enter(all) },
  };
}

interface AppCodeProps {
  code: TypedCode;
  legend: string;
  disabled?: boolean;
  first?: boolean;
  onComplete?: (digits: readonly string[]) => void;
}

/** A field for a code of the authenticator app or of an email. */
export function AppCode({ code, legend, disabled = false, first = false, onComplete }: AppCodeProps) {
  const t = useTranslate();
  return (
    <SixDigitInput
      digits={code.digits}
      onChange={code.change}
      {...(onComplete && { onComplete })}
      disabled={disabled}
      first={first}
      error={code.problem ? t(code.problem) : undefined}
      label={legend}
    />
  );
}
