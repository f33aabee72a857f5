import type { AdminUser } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import { useLocaleState, useLocales, useNotify } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { asText } from '../../shared/inputs/as-text.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { ScopeInputs } from './ScopeInputs.tsx';

/** Adds a person to the staff by their email address, with no permission until some are chosen. */
export function UserInvite() {
  const t = useTranslate();
  const notify = useNotify();
  const go = useNavigate();
  const [language] = useLocaleState();
  const languages = useLocales() ?? [];
  const onSuccess = ({ id, email }: AdminUser) => {
    notify('users.invited', { type: 'success', messageArgs: { email } });
    go(recordPath('users', id));
  };
  return (
    <RecordCreate<AdminUser> resource="colleagues" record={{ scopes: [], language }} mutationOptions={{ onSuccess }}>
      <BackLink href={listPath('users')}>{t('users.title')}</BackLink>
      <PageHead title={t('users.invite')} text={t('users.invite_text')} />
      <RecordForm create="users.invite_send">
        <FactCard title={t('users.person')}>
          <FormColumns>
            <TextInput
              source="email"
              type="email"
              autoComplete="off"
              parse={asText}
              label={t('users.field.email')}
              autoFocus
            />
            <TextInput
              source="firstName"
              autoComplete="off"
              parse={asText}
              label={t('users.field.firstName')}
              helperText={false}
            />
            <TextInput
              source="lastName"
              autoComplete="off"
              parse={asText}
              label={t('users.field.lastName')}
              helperText={false}
            />
            <SelectInput
              source="language"
              label={t('users.field.language')}
              choices={languages.map(({ locale, name }) => ({ id: locale, name }))}
              translateChoice={false}
              helperText={false}
            />
          </FormColumns>
        </FactCard>
        <FactCard title={t('users.rights')}>
          <ScopeInputs />
        </FactCard>
      </RecordForm>
    </RecordCreate>
  );
}
