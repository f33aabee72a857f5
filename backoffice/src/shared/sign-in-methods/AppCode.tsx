import { checkPin, PIN_DIGITS } from '@cubby/api';
import { SixDigitInput } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorKey } from '../../lib/api/error-message.ts';

const NO_DIGITS = Array.from({ length: PIN_DIGITS }, () => '');

/** Six digits that are being typed. */
export interface TypedCode {
  digits: readonly string[];
  change: (digits: readonly string[]) => void;
  clear: () => void;
  /** The dictionary's key for what is wrong with them. */
  problem: string | null;
  setProblem: (key: string | null) => void;
  /** The code, once it is whole; otherwise null, and what is missing is said. */
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

interface AppCodeProps {
  code: TypedCode;
  legend: string;
  disabled?: boolean;
  onComplete?: (digits: readonly string[]) => void;
}

/** Where the code of the authenticator app is typed. */
export function AppCode({ code, legend, disabled = false, onComplete }: AppCodeProps) {
  const t = useTranslate();
  return (
    <SixDigitInput
      digits={code.digits}
      onChange={code.change}
      {...(onComplete && { onComplete })}
      disabled={disabled}
      error={code.problem ? t(code.problem) : undefined}
      labels={{ legend, digit: (position) => t('login.digit', { position }) }}
    />
  );
}
