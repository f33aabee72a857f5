import {
  DIAL_CODES,
  dialCountries,
  joinPhone,
  type Language,
  movePhone,
  phoneCountry,
  plainDigits,
  splitPhone,
  writePhone,
} from '@cubby/api';
import { PhoneField } from '@cubby/design-system';
import { useInput, useLocale, ValidationError } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { useAppContext } from '../../lib/api/use-app-context.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface PhoneTextProps {
  label: string;
  /** As stored, or as this field has written it. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  isOwn?: boolean;
  problem?: ReactNode;
}

/** A phone number beside its country. What it passes on names its country, also while it is not yet a valid number. */
export function PhoneText({ label, value, onChange, required = false, isOwn = true, problem }: PhoneTextProps) {
  const t = useTranslate();
  const language = useLocale() as Language;
  const countries = useMemo(() => dialCountries(language), [language]);
  const preselected = phoneCountry(useAppContext().data?.user_country ?? null, language);
  const [typed, setTyped] = useState({ kept: value, passedOn: value });
  const [chosen, choose] = useState<string | null>(null);
  const kept = typed.passedOn === value ? typed.kept : value;
  const phone = splitPhone(kept, preselected);
  const country = phone.number === '' ? (chosen ?? preselected) : phone.country;
  const enter = (next: string) => {
    const passedOn = onWire(next, country);
    setTyped({ kept: next, passedOn });
    onChange(passedOn);
  };
  return (
    <PhoneField
      label={label}
      number={phone.number}
      onNumber={(number) => enter(joinPhone({ country, number }))}
      countryLabel={t('account.phone_country')}
      country={country}
      onCountry={(to) => {
        choose(to);
        if (phone.number !== '') enter(movePhone({ ...phone, country }, to));
      }}
      countries={countries}
      required={required}
      isOwn={isOwn}
      error={Boolean(problem)}
      helperText={problem}
    />
  );
}

/** A phone number of the draft, which is someone else’s. */
export function PhoneInput({
  source,
  label,
  isRequired = false,
}: {
  source: string;
  label: string;
  isRequired?: boolean;
}) {
  const { field, fieldState } = useInput({ source, parse: asTyped });
  const { message } = fieldState.error ?? {};
  return (
    <PhoneText
      label={label}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      required={isRequired}
      isOwn={false}
      problem={message && <ValidationError error={message} />}
    />
  );
}

/** react-admin turns an empty text into null, which numbers must not be. */
function asTyped(text: string): string {
  return text;
}

/** Returns the number in E.164; one that isn't valid with its dial code, so that it isn't read as British. */
function onWire(kept: string, preselected: string): string {
  const { country, number } = splitPhone(kept, preselected);
  const digits = plainDigits(number).replace(/[^\d+]/g, '');
  return (
    writePhone(number, country) ??
    (digits === '' || digits.startsWith('+') ? digits : `+${DIAL_CODES[country]}${digits}`)
  );
}
