import type { Host } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRecordContext } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { editPath, filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { AccountsCard } from '../../shared/host-facts/AccountsCard.tsx';
import { AddressesCard } from '../../shared/host-facts/AddressesCard.tsx';
import { MoneyCard } from '../../shared/host-facts/MoneyCard.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column, columnsOf } from '../../shared/page/page-columns.ts';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { RelatedCard, type RelatedLink } from '../../shared/records/RelatedCard.tsx';
import { PhoneLink } from '../../shared/values/PhoneLink.tsx';
import { InvoicesCard } from './InvoicesCard.tsx';
import { StashpointsCard } from './StashpointsCard.tsx';

export function HostShow() {
  return (
    <RecordShow<Host>>
      <HostPage />
    </RecordShow>
  );
}

function related({ user_id: id, email }: Host, t: (key: string) => string): RelatedLink[] {
  return [
    {
      label: t('stashpoints.title'),
      href: filtered(listPath('stashpoints'), { host_id: id }),
      scope: 'stashpoints:all',
    },
    { label: t('bookings.title'), href: filtered(listPath('bookings'), { host_id: id }), scope: 'bookings:all' },
    { label: t('incidents.title'), href: filtered(listPath('incidents'), { host_id: id }), scope: 'bookings:all' },
    { label: t('reviews.title'), href: filtered(listPath('reviews'), { host_id: id }), scope: 'reviews:all' },
    { label: t('mails.title'), href: filtered(listPath('mails'), { q: email }), scope: 'bookings:all' },
    { label: t('shared.account'), href: recordPath('users', id), scope: 'users:all' },
  ];
}

function HostPage() {
  const host = useRecordContext<Host>();
  const t = useTranslate();
  const languageName = useLanguageName();
  const { moment } = useFormats();
  if (!host) return null;
  return (
    <>
      <BackLink href={listPath('hosts')}>{t('hosts.back')}</BackLink>
      <PageHead
        title={host.business_name}
        isName
        text={`${host.first_name} ${host.last_name}`}
        actions={
          <Button href={editPath('hosts', host.id)} variant="contained" startIcon={<EditRounded />}>
            {t('place.edit')}
          </Button>
        }
      />
      <Box sx={columnsOf(7, 5)}>
        <Box sx={column}>
          <FactCard title={t('hosts.money')}>
            <MoneyCard hostId={host.id} />
          </FactCard>
          <FactCard title={t('hosts.accounts')}>
            <AccountsCard host={host} />
          </FactCard>
          <InvoicesCard hostId={host.id} />
          <FactCard title={t('hosts.places')}>
            <StashpointsCard host={host} />
          </FactCard>
        </Box>
        <Box sx={column}>
          <FactCard title={t('hosts.who')}>
            <FactList
              facts={[
                [
                  t('hosts.field.email'),
                  <Link href={`mailto:${host.email}`} key="mail">
                    {host.email}
                  </Link>,
                ],
                [t('hosts.field.phoneNumber'), <PhoneLink number={host.phone_number} key="phone" />],
                [t('hosts.field.language'), languageName(host.language)],
                [t('hosts.field.acceptedTosAt'), host.accepted_tos_at ? moment(host.accepted_tos_at) : '–'],
                [t('hosts.field.created'), moment(host.created)],
                [t('place.id'), host.id],
              ]}
            />
          </FactCard>
          <RelatedCard links={related(host, t)} />
          <FactCard title={t('hosts.addresses')}>
            <AddressesCard host={host} />
          </FactCard>
          <TeamAndHistory />
        </Box>
      </Box>
    </>
  );
}
