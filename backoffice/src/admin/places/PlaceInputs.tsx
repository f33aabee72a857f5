import { type AdminPlace, LANDMARK_KINDS, LANGUAGE_NAMES, LANGUAGES, type Language, slugOf } from '@cubby/api';
import { FactCard, fontWeight } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useLocales } from 'ra-core';
import { useRef } from 'react';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PositionInput } from '../../shared/maps/PositionInput.tsx';

/** Half the initial height of the map in degrees: a whole country, a city, a few streets. */
const AROUND = { country: 4, city: 0.08, landmark: 0.01 } as const;

/** Names and addresses in six languages, the location, and whether search engines may index the page. */
export function PlaceInputs({ type }: { type: AdminPlace['type'] }) {
  const t = useTranslate();
  return (
    <Box sx={columns}>
      <FactCard title={t('places.names')}>
        <Names />
      </FactCard>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FactCard title={t('places.where')}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PositionInput source="center" around={AROUND[type]} />
            <AlsoFoundBy />
            {type !== 'country' && (
              <TextInput source="timezone" label={t('places.field.timezone')} helperText={t('places.timezone_help')} />
            )}
            {type === 'landmark' && (
              <SelectInput
                source="kind"
                label={t('places.field.kind')}
                choices={LANDMARK_KINDS.map((kind) => ({ id: kind, name: t(`places.kind.${kind}`) }))}
                helperText={false}
              />
            )}
          </Box>
        </FactCard>
      </Box>
    </Box>
  );
}

function Names() {
  const t = useTranslate();
  const locales = useLocales() ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {LANGUAGES.map((code) => {
        const language = LANGUAGE_NAMES[code];
        const label = locales.find(({ locale }) => locale === code)?.name ?? code;
        return (
          <Box component="fieldset" key={code} sx={set}>
            <Box component="legend" sx={{ fontWeight: fontWeight.strong, p: 0 }}>
              {label}
            </Box>
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <NameInput code={code} label={t('places.name_in', { language: label })} />
              <TextInput
                source={`translations.${language}.slug`}
                label={t('places.slug_in', { language: label })}
                parse={(value: string) => value.toLowerCase().trim().replace(/\s+/g, '-')}
                helperText={false}
              />
            </Box>
            <TextInput
              source={`translations.${language}.in`}
              label={t('places.phrase_in', { language: label })}
              parse={asTyped}
              helperText={t('places.phrase_help')}
            />
            <BooleanInput source={`googleIndexed.${code}`} label={t('places.indexed')} helperText={false} />
          </Box>
        );
      })}
    </Box>
  );
}

/** A name field; while typing, it proposes an address, unless one has been typed or saved. */
function NameInput({ code, label }: { code: Language; label: string }) {
  const { getValues, setValue, formState } = useFormContext();
  const source = `translations.${LANGUAGE_NAMES[code]}`;
  const proposed = useRef('');
  const propose = (name: string) => {
    const isSaved = Boolean(formState.defaultValues?.translations?.[LANGUAGE_NAMES[code]]?.slug);
    const { slug = '' } = getValues(source) ?? {};
    if (isSaved || (slug !== '' && slug !== proposed.current)) return;
    proposed.current = slugOf(name, code);
    setValue(`${source}.slug`, proposed.current, { shouldDirty: true });
  };
  return (
    <TextInput
      source={`${source}.name`}
      label={label}
      parse={asTyped}
      onChange={(event) => propose(event.target.value)}
      helperText={false}
    />
  );
}

/** Alternative search terms for the place, one a line. */
function AlsoFoundBy() {
  const t = useTranslate();
  return (
    <TextInput
      source="alsoFoundBy"
      label={t('places.field.alsoFoundBy')}
      helperText={t('places.also_found_by_help')}
      format={(names?: string[]) => (names ?? []).join('\n')}
      parse={(text: string) => text.split('\n')}
      multiline
      minRows={4}
    />
  );
}

function asTyped(value: string): string {
  return value;
}

const set = { border: 0, borderTop: '1px solid', borderColor: 'divider', m: 0, p: 0, pt: 1.5 } as const;
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;
