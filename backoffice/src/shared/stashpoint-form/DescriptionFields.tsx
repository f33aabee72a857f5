import { LANGUAGE_OWN_NAMES, LANGUAGES, type Language, SHORTEST_DESCRIPTION } from '@cubby/api';
import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAppContext } from '../../lib/api/use-app-context.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { asTyped, stack } from './fields-grid.ts';

/** The description of a place: in the host's own language, and in as many of our languages as they like. */
export function DescriptionFields() {
  const t = useTranslate();
  const own = useLocale();
  const isTranslated = useAppContext().data?.data.translator;
  const [language, setLanguage] = useState<Language>(LANGUAGES.find((each) => each !== own) ?? 'en');
  const written = (useWatch({ name: 'descriptions' }) ?? {}) as Partial<Record<Language, string>>;
  const length = String(useWatch({ name: 'description' }) ?? '').trim().length;
  const missing = SHORTEST_DESCRIPTION - length;
  return (
    <Box sx={stack}>
      <TextInput
        source="description"
        label={t('stashpoints.field.description')}
        parse={asTyped}
        helperText={
          length > 0 && missing > 0
            ? t('stashpoints.description_short', { count: SHORTEST_DESCRIPTION, missing })
            : t('stashpoints.description_help')
        }
        multiline
        minRows={3}
      />
      <SelectField
        label={t('stashpoints.field.descriptions')}
        value={language}
        onChange={(chosen) => setLanguage(chosen as Language)}
        options={LANGUAGE_OWN_NAMES.map(
          ({ code, name }) => [code, written[code]?.trim() ? `${name} ✓` : name] as const,
        )}
      />
      <TextInput
        key={language}
        source={`descriptions.${language}`}
        label={`${t('stashpoints.field.description')} · ${nameOf(language)}`}
        parse={asTyped}
        helperText={t(isTranslated ? 'stashpoints.descriptions_translated' : 'stashpoints.descriptions_help')}
        multiline
        minRows={3}
      />
    </Box>
  );
}

function nameOf(language: Language): string {
  return LANGUAGE_OWN_NAMES.find(({ code }) => code === language)?.name ?? language;
}
