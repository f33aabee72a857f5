import type { AccountChange } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { Confirm } from './Confirm.tsx';

/** Changes of hosts' payout accounts. Two members of staff can end the wait of one. */
export function AccountChangeList() {
  const t = useTranslate();
  return (
    <ResourceList<AccountChange>
      resource="account-changes"
      title={t('money.account_changes.title')}
      countOf={(total) => t('money.account_changes.count', { smart_count: total })}
      empty={{ title: t('money.account_changes.none'), text: t('money.account_changes.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'waiting',
          label: t('money.payouts.status'),
          options: [
            ['', t('money.account_changes.all')],
            ['true', t('money.account_changes.state.waiting')],
          ],
        },
      ]}
    />
  );
}

function useColumns(): Column<AccountChange>[] {
  const t = useTranslate();
  const { moment } = useFormats();
  return [
    {
      source: 'host_name',
      label: t('money.runs.host'),
      render: ({ host_id, host_name, changed_by }) => (
        <TwoLines
          first={<Link href={paths.host(host_id)}>{host_name}</Link>}
          second={t('money.account_changes.by', { name: changed_by.name })}
        />
      ),
    },
    {
      source: 'new_end',
      label: t('money.account_changes.account'),
      render: ({ ccy_code, old_end, new_end }) => (
        <TwoLines
          first={`${ccy_code} … ${new_end}`}
          second={old_end ? t('money.account_changes.before', { account: `… ${old_end}` }) : ''}
        />
      ),
    },
    { source: 'created', label: t('money.when'), sortable: true, render: ({ created }) => moment(created) },
    {
      source: 'starts_at',
      label: t('money.account_changes.starts'),
      sortable: true,
      render: ({ starts_at }) => moment(starts_at),
    },
    {
      source: 'state',
      label: t('money.payouts.status'),
      render: (change) =>
        change.state === 'waiting' ? (
          <Confirm change={change} />
        ) : (
          <FeatureBadge
            label={t(`money.account_changes.state.${change.state}`)}
            tone={change.state === 'undone' ? 'loud' : 'calm'}
          />
        ),
    },
  ];
}
