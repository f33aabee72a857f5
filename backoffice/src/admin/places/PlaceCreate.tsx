import { type AdminPlace, CURRENCY_CODES } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { PlaceInput } from '../../shared/inputs/PlaceInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';
import { draftProblems, writtenNames } from './place-draft.ts';

const START = {
  center: { lat: 51.5074, lng: -0.1278 },
  translations: {},
  googleIndexed: {},
  alsoFoundBy: [],
  parentId: null,
};

/** Creates a country, a city in a country, or a landmark in a city. */
export function PlaceCreate() {
  const t = useTranslate();
  return (
    <RecordCreate<AdminPlace>
      record={START}
      transform={writtenNames}
      redirect={(_resource, id) => recordPath('places', String(id))}
    >
      <BackLink href={listPath('places')}>{t('places.back')}</BackLink>
      <PageHead title={t('places.create')} text={t('places.create_text')} />
      <RecordForm validate={draftProblems}>
        <FactCard title={t('places.lies_in')}>
          <PlaceInput source="parentId" label={t('places.field.parent')} />
          <OfCountry />
        </FactCard>
        <PlaceInputs type="city" />
      </RecordForm>
    </RecordCreate>
  );
}

/** Fields that only a country has. */
function OfCountry() {
  const t = useTranslate();
  const parent = useWatch({ name: 'parentId' }) as string | null;
  if (parent) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextInput
        source="code"
        label={t('places.field.code')}
        parse={(value: string) => value.toUpperCase().slice(0, 2)}
        helperText={t('places.code_help')}
      />
      <SelectInput
        source="currencyCode"
        label={t('places.field.currency')}
        choices={CURRENCY_CODES.map((code) => ({ id: code, name: code }))}
        helperText={false}
      />
    </Box>
  );
}
