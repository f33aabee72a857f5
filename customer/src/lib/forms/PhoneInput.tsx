import { dialCountries, type ErrorId, joinPhone, movePhone, phoneCountry, splitPhone } from '@cubby/api';
import { PhoneField } from '@cubby/design-system';
import { useEffect, useState } from 'react';
import { useAppContext } from '../api/app-context.tsx';
import { idMessage } from '../i18n/error-message.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface PhoneInputProps {
  label: string;
  name?: string;
  /** As `joinPhone` writes it. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  isOwn?: boolean;
  problem: ErrorId | null;
  hint?: string;
}

/** Returns the country of numbers that name none. */
export function usePhoneCountry(): string {
  return phoneCountry(useAppContext().user_country, useI18n().language);
}

export function PhoneInput({ value, onChange, problem, hint, ...field }: PhoneInputProps) {
  const { t, language } = useI18n();
  const phone = splitPhone(value, usePhoneCountry());
  const [chosen, choose] = useState(phone.country);
  const country = phone.number === '' ? chosen : phone.country;
  // The server and a browser name and order countries differently.
  const [countries, setCountries] = useState(() => dialCountries(language).filter(({ code }) => code === country));
  useEffect(() => setCountries(dialCountries(language)), [language]);
  return (
    <PhoneField
      {...field}
      number={phone.number}
      onNumber={(number) => onChange(joinPhone({ country, number }))}
      countryLabel={t('contact.phoneCountry')}
      country={country}
      onCountry={(to) => {
        choose(to);
        onChange(phone.number === '' ? '' : movePhone({ ...phone, country }, to));
      }}
      countries={countries}
      error={problem !== null}
      helperText={problem ? idMessage(t, problem) : hint}
    />
  );
}
