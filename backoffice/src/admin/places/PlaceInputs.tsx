import { type AdminPlace, LANDMARK_KINDS, LANGUAGE_NAMES, LANGUAGES, type Language, slugOf } from '@cubby/api';
import { FactCard, fontWeight, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocales } from 'ra-core';
import { type ReactNode, useId, useRef } from 'react';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PositionInput } from '../../shared/maps/PositionInput.tsx';

/** Half the initial height of the map in degrees: a whole country, a city, a few streets. */
const AROUND = { country: 4, city: 0.08, landmark: 0.01 } as const;

/** Names and addresses in six languages, and whether search engines may index the page; the location, and what is beside it. */
export function PlaceInputs({ type, children }: { type: AdminPlace['type']; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <FactCard title={t('places.names')}>
        <Names />
      </FactCard>
      <Box sx={columns}>
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
        {children}
      </Box>
    </>
  );
}

/** A row for each language on wide screens. */
function Names() {
  const t = useTranslate();
  const id = useId();
  const locales = useLocales() ?? [];
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, md: 1.5 } }}>
      {LANGUAGES.map((code) => {
        const language = LANGUAGE_NAMES[code];
        const label = locales.find(({ locale }) => locale === code)?.name ?? code;
        return (
          <Box role="group" aria-labelledby={`${id}-${code}`} key={code} sx={row}>
            <Box id={`${id}-${code}`} sx={{ fontWeight: fontWeight.strong }}>
              {label}
            </Box>
            <NameInput code={code} label={t('places.name_in', { language: label })} />
            <TextInput
              source={`translations.${language}.slug`}
              label={t('places.slug_in', { language: label })}
              parse={(value: string) => value.toLowerCase().trim().replace(/\s+/g, '-')}
              helperText={false}
            />
            <TextInput
              source={`translations.${language}.in`}
              label={t('places.phrase_in', { language: label })}
              parse={asTyped}
              helperText={false}
            />
            <BooleanInput source={`googleIndexed.${code}`} label={t('places.indexed')} helperText={false} />
          </Box>
        );
      })}
      <Typography color="textSecondary" sx={{ fontSize: textSize.small }}>
        {t('places.phrase_help')}
      </Typography>
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
      maxRows={8}
    />
  );
}

function asTyped(value: string): string {
  return value;
}

const row = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '6rem repeat(3, minmax(0, 1fr)) 11rem' },
  '& .MuiFormControl-root': { m: 0 },
} as const;
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;
