import { checkEmail, checkPhone, LANGUAGES } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'react-admin';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PhoneInput } from '../../shared/inputs/PhoneInput.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { StashpointIdsInput } from './StashpointIdsInput.tsx';

const TEXTS = ['businessName', 'firstName', 'lastName', 'email'] as const;
/** react-admin turns an empty text into null, which none of these fields accepts. */
const asTyped = (text: string): string => text;

/** A host's details and their places. */
export function HostForm() {
  const t = useTranslate();
  const languageName = useLanguageName();
  return (
    <RecordForm validate={validate}>
      <FactCard title={t('hosts.who')}>
        <Box sx={grid}>
          {TEXTS.map((source) => (
            <TextInput
              key={source}
              source={source}
              label={t(`hosts.field.${source}`)}
              parse={asTyped}
              autoComplete="off"
              isRequired
              helperText={source === 'email' ? t('hosts.email_help') : false}
            />
          ))}
          <PhoneInput source="phoneNumber" label={t('hosts.field.phoneNumber')} isRequired />
          <SelectInput
            source="language"
            label={t('hosts.field.language')}
            choices={LANGUAGES.map((id) => ({ id, name: languageName(id) }))}
            translateChoice={false}
            helperText={t('hosts.language_help')}
          />
        </Box>
      </FactCard>
      <FactCard title={t('hosts.places')}>
        <StashpointIdsInput />
      </FactCard>
    </RecordForm>
  );
}

function validate(draft: Record<string, unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of TEXTS)
    if (!String(draft[field] ?? '').trim()) problems[field] = 'errors.REQUIRED_DATA_CLIENT_ERROR';
  const email = checkEmail(String(draft.email ?? ''));
  const phone = checkPhone(String(draft.phoneNumber ?? ''));
  return { ...(email && { email: `errors.${email}` }), ...(phone && { phoneNumber: `errors.${phone}` }), ...problems };
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { m: 0 },
} as const;
