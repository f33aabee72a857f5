import { type AdminContent, DEFAULT_LANGUAGE, LANGUAGES } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useLocales } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { errorKey } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { editPath, listPath } from '../../lib/routing/paths.ts';
import { PlaceInput } from '../../shared/inputs/PlaceInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { ParagraphsInput } from './ParagraphsInput.tsx';

/** Creates a text for a place in one language: the draft of specification §3. */
export function ContentCreate() {
  const t = useTranslate();
  const locales = useLocales() ?? [];
  const [search] = useSearchParams();
  const start = {
    language: search.get('language') ?? DEFAULT_LANGUAGE,
    locationId: search.get('location'),
    promptId: 'city',
    values: [''],
  };
  return (
    <RecordCreate<AdminContent> record={start} redirect={(_resource, id) => editPath('seo-contents', String(id))}>
      <Link href={listPath('seo-contents')} sx={{ display: 'inline-block', py: 1 }}>
        ← {t('contents.back')}
      </Link>
      <PageHead title={t('contents.create')} />
      <RecordForm
        validate={(draft) => ({
          ...(!draft.locationId && { locationId: errorKey('REQUIRED_DATA_CLIENT_ERROR') }),
          ...(!draft.promptId && { promptId: errorKey('REQUIRED_DATA_CLIENT_ERROR') }),
        })}
      >
        <FactCard title={t('contents.about')}>
          <PlaceInput source="locationId" label={t('contents.field.location')} />
          <SelectInput
            source="language"
            label={t('contents.field.language')}
            choices={LANGUAGES.map((code) => ({
              id: code,
              name: locales.find(({ locale }) => locale === code)?.name ?? code,
            }))}
            helperText={false}
          />
          <TextInput source="promptId" label={t('contents.field.promptId')} helperText={t('contents.prompt_help')} />
        </FactCard>
        <FactCard title={t('contents.field.values')}>
          <ParagraphsInput />
        </FactCard>
      </RecordForm>
    </RecordCreate>
  );
}
