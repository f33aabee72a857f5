import { type AdminMail, MAIL_STATES } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { BulkChange } from '../../shared/lists/BulkChange.tsx';
import type { Column } from '../../shared/lists/columns.ts';
import { LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';

const TONES = { waiting: 'good', given_up: 'loud', unsent: 'calm', sent: 'good' } as const;

/** Emails that were sent, are queued, have failed, or wait from before there was a mail server, to be sent by hand. */
export function MailList() {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <ResourceList<AdminMail>
      resource="mails"
      title={t('mails.title')}
      countOf={(total) => t('mails.count', { smart_count: total })}
      searchLabel={t('mails.search')}
      empty={{ title: t('mails.none'), text: t('mails.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'state',
          label: t('mails.field.state'),
          options: [
            ['', t('mails.any_state')],
            ...MAIL_STATES.map((state) => [state, t(`mails.state.${state}`)] as const),
          ],
        },
      ]}
      intro={<LinkedFilters filters={[{ name: 'given_up_since', label: t('shared.since'), nameOf: moment }]} />}
      bulkActions={
        <BulkChange<AdminMail>
          label={t('mails.again')}
          title={t('mails.again_title')}
          change={{ state: 'waiting' }}
          nameOf={({ recipient, subject }) => `${recipient}: ${subject}`}
          applies={({ state }) => state !== 'sent'}
        />
      }
    />
  );
}

function useColumns(): Column<AdminMail>[] {
  const t = useTranslate();
  const { moment } = useFormats();
  return [
    { source: 'recipient', label: t('mails.field.recipient'), render: ({ recipient }) => recipient },
    { source: 'subject', label: t('mails.field.subject'), render: ({ subject }) => subject },
    {
      source: 'state',
      label: t('mails.field.state'),
      render: ({ state }) => <FeatureBadge label={t(`mails.state.${state}`)} tone={TONES[state]} />,
    },
    {
      source: 'booking_id',
      label: t('mails.field.booking'),
      render: ({ booking_id }) => booking_id && <Link href={paths.booking(booking_id)}>{booking_id}</Link>,
    },
    { source: 'problem', label: t('mails.field.problem'), render: ({ problem }) => problem ?? '' },
    { source: 'tries', label: t('mails.field.tries'), align: 'right', render: ({ tries }) => tries },
    {
      source: 'next_try_at',
      label: t('mails.field.next_try_at'),
      hidden: true,
      render: ({ next_try_at }) => next_try_at && moment(next_try_at),
    },
    { source: 'created', label: t('mails.field.created'), sortable: true, render: ({ created }) => moment(created) },
  ];
}
