import type { AdminUser } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocales, useRecordContext } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { contactPath, filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { asText } from '../../shared/inputs/as-text.ts';
import { PhoneInput } from '../../shared/inputs/PhoneInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormAndMore, FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { RelatedCard, type RelatedLink } from '../../shared/records/RelatedCard.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { DeactivateButton } from './DeactivateButton.tsx';
import { nameOf } from './name-of.ts';
import { RightsCheck } from './RightsCheck.tsx';
import { RightsInputs } from './RightsInputs.tsx';
import { roleName } from './role-name.ts';
import { SignInFacts } from './SignInFacts.tsx';

export function UserEdit() {
  return (
    <RecordEdit<AdminUser>>
      <UserPage />
    </RecordEdit>
  );
}

function UserPage() {
  const user = useRecordContext<AdminUser>();
  const t = useTranslate();
  const { may } = useScopes();
  const { date, count } = useFormats();
  if (!user) return null;
  return (
    <>
      <BackLink href={listPath('users')}>{t('users.title')}</BackLink>
      <PageHead
        title={nameOf(user) || t('users.deleted')}
        isName
        text={[user.email, t(roleName(user.role))].filter(Boolean).join(' · ')}
        actions={
          <>
            <DeactivateButton user={user} />
            {may('bookings:all') && (
              <Button variant="outlined" href={filtered(listPath('bookings'), { customer_id: user.id })}>
                {t('users.see_bookings')}
              </Button>
            )}
          </>
        }
      />
      {user.deleted_at && <Alert severity="warning">{t('users.deleted_on', { date: date(user.deleted_at) })}</Alert>}
      <FormAndMore
        form={user.deleted_at ? null : <Details name={nameOf(user) || (user.email ?? '')} />}
        more={
          <>
            <FactCard title={t('users.with_us')}>
              <FactList
                facts={[
                  [t('users.bookings'), count(user.booking_count)],
                  [t('users.places'), count(user.stashpoint_count)],
                  [t('users.credit'), <Sums key="credit" sums={user.credit} />],
                  [t('users.created'), date(user.created)],
                  [t('users.id'), user.id],
                ]}
              />
            </FactCard>
            <RelatedCard links={related(user, t)} />
            {!user.deleted_at && <SignInFacts user={user} />}
            <TeamAndHistory />
          </>
        }
      />
    </>
  );
}

function related({ id, email, phone_number, role }: AdminUser, t: (key: string) => string): RelatedLink[] {
  const ofHost: RelatedLink[] = [
    { label: t('place.host'), href: recordPath('hosts', id), scope: 'hosts:all' },
    {
      label: t('stashpoints.title'),
      href: filtered(listPath('stashpoints'), { host_id: id }),
      scope: 'stashpoints:all',
    },
  ];
  const contact = email || phone_number;
  return [
    ...(contact ? [{ label: t('contact.link'), href: contactPath(contact), scope: 'bookings:all' } as const] : []),
    ...(role === 'host' ? ofHost : []),
    { label: t('coupons.title'), href: filtered(listPath('coupons'), { customer_id: id }), scope: 'coupons:all' },
    ...(email
      ? [{ label: t('mails.title'), href: filtered(listPath('mails'), { q: email }), scope: 'bookings:all' } as const]
      : []),
  ];
}

function Details({ name }: { name: string }) {
  const t = useTranslate();
  const languages = useLocales() ?? [];
  return (
    <RecordForm>
      <FactCard title={t('users.person')}>
        <FormColumns>
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
          <PhoneInput source="phoneNumber" label={t('users.field.phoneNumber')} />
          <SelectInput
            source="language"
            label={t('users.field.language')}
            choices={languages.map(({ locale, name }) => ({ id: locale, name }))}
            translateChoice={false}
            helperText={false}
          />
          <BooleanInput source="emailOptIn" label={t('users.field.emailOptIn')} helperText={false} />
        </FormColumns>
      </FactCard>
      <FactCard title={t('users.rights')}>
        <RightsInputs />
      </FactCard>
      <RightsCheck name={name} />
    </RecordForm>
  );
}
