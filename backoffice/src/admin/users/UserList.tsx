import { type AdminUser, SIGNED_IN } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { nameOf } from './name-of.ts';
import { useFactors } from './use-factors.ts';

/** All accounts. */
export function UserList() {
  const t = useTranslate();
  return (
    <ResourceList<AdminUser>
      resource="users"
      title={t('users.title')}
      countOf={(total) => t('users.count', { smart_count: total })}
      searchLabel={t('users.search')}
      empty={{ title: t('users.none'), text: t('users.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'role',
          label: t('users.field.role'),
          options: [['', t('users.any_role')], ...SIGNED_IN.map((role) => [role, t(`users.role.${role}`)] as const)],
        },
        {
          name: 'deleted',
          label: t('users.deleted_filter'),
          options: [
            ['', t('users.with_account')],
            ['true', t('users.deleted')],
          ],
        },
      ]}
      hrefOf={({ id }) => paths.user(id)}
      csv
    />
  );
}

function useColumns(): Column<AdminUser>[] {
  const t = useTranslate();
  const { date, count } = useFormats();
  const factors = useFactors();
  return [
    {
      source: 'last_name',
      csv: ['first_name', 'last_name', 'email'],
      label: t('users.name'),
      sortable: true,
      render: (user) => (
        <TwoLines
          first={nameOf(user) || t('users.deleted')}
          second={user.email && <EmailText address={user.email} />}
        />
      ),
    },
    { source: 'role', label: t('users.field.role'), render: ({ role }) => t(`users.role.${role}`) },
    { source: 'second_factors', label: t('users.sign_in.factors'), render: factors },
    {
      source: 'booking_count',
      label: t('users.bookings'),
      align: 'right',
      render: ({ booking_count }) => count(booking_count),
    },
    {
      source: 'credit',
      csv: ['credit.amount'],
      label: t('users.credit'),
      align: 'right',
      render: ({ credit }) => <Sums sums={credit} maximum={2} />,
    },
    { source: 'phone_number', label: t('users.field.phoneNumber'), render: ({ phone_number }) => phone_number || '–' },
    { source: 'created', label: t('users.created'), sortable: true, render: ({ created }) => date(created) },
    { source: 'language', label: t('users.field.language'), hidden: true, render: ({ language }) => language },
    { source: 'id', label: t('users.id'), hidden: true, render: ({ id }) => id },
  ];
}
