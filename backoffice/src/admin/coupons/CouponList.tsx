import type { Coupon } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCities } from '../../lib/api/use-cities.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { BulkChange } from '../../shared/lists/BulkChange.tsx';
import type { Column } from '../../shared/lists/columns.ts';
import { LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { CodeStatus } from '../codes/CodeStatus.tsx';
import { useCodeStatusFilter } from '../codes/use-code-status-filter.ts';
import { EndCoupons } from './EndCoupons.tsx';
import { useWorth } from './use-worth.ts';

/** All coupons, with what is left of each and what it has cost. */
export function CouponList() {
  const t = useTranslate();
  const cities = useCities();
  return (
    <ResourceList<Coupon>
      resource="coupons"
      title={t('coupons.title')}
      countOf={(total) => t('coupons.count', { smart_count: total })}
      searchLabel={t('coupons.search')}
      empty={{ title: t('coupons.none'), text: t('coupons.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        useCodeStatusFilter(),
        {
          name: 'city_id',
          label: t('coupons.field.cityId'),
          options: [['', t('coupons.anywhere')], ...cities.map(({ id, name }) => [id, name] as const)],
        },
      ]}
      hrefOf={({ code }) => paths.coupon(code)}
      create={{ label: t('coupons.create'), href: paths.newCoupon, scope: 'coupons:all' }}
      actions={
        <>
          <EndCoupons />
          <Button href={paths.newCoupons}>{t('coupons.create_many')}</Button>
        </>
      }
      bulkActions={<SwitchMany />}
      intro={
        <LinkedFilters<Coupon>
          filters={[
            { name: 'campaign', label: t('coupons.field.campaign') },
            {
              name: 'customer_id',
              label: t('coupons.field.customerId'),
              nameIn: ({ customer }) => customer?.email ?? '',
            },
          ]}
        />
      }
      csv
    />
  );
}

function SwitchMany() {
  const t = useTranslate();
  return (
    <>
      <BulkChange<Coupon>
        label={t('coupons.switch_off')}
        title={t('coupons.switch_off_many')}
        change={{ active: false }}
        nameOf={({ code }) => code}
        applies={({ active }) => active}
      />
      <BulkChange<Coupon>
        label={t('coupons.switch_on')}
        title={t('coupons.switch_on_many')}
        change={{ active: true }}
        nameOf={({ code }) => code}
        applies={({ active }) => !active}
      />
    </>
  );
}

function useColumns(): Column<Coupon>[] {
  const t = useTranslate();
  const worthOf = useWorth();
  const { date, count } = useFormats();
  return [
    {
      source: 'code',
      csv: ['code', 'campaign'],
      label: t('coupons.field.code'),
      sortable: true,
      render: ({ code, campaign }) => <TwoLines first={code} second={campaign} />,
    },
    { source: 'worth', csv: ['percent', 'amount'], label: t('coupons.worth'), render: worthOf },
    { source: 'status', label: t('coupons.status_filter'), render: ({ status }) => <CodeStatus status={status} /> },
    {
      source: 'uses',
      csv: ['uses', 'uses_left'],
      label: t('coupons.uses'),
      align: 'right',
      render: ({ uses, uses_left }) =>
        uses_left === null ? count(uses) : t('coupons.uses_of', { uses: count(uses), total: count(uses + uses_left) }),
    },
    {
      source: 'place',
      csv: ['city_name', 'customer.email'],
      label: t('coupons.for'),
      render: ({ city_name, customer }) => (
        <TwoLines
          first={city_name ?? t('coupons.anywhere')}
          second={customer?.email && <EmailText address={customer.email} />}
        />
      ),
    },
    {
      source: 'expires_at',
      label: t('coupons.field.expiresAt'),
      sortable: true,
      render: ({ expires_at }) => date(expires_at),
    },
    {
      source: 'costs',
      csv: ['costs.discount_amount'],
      label: t('coupons.cost'),
      align: 'right',
      render: ({ costs }) => (
        <Sums sums={costs.map((cost) => ({ ...cost, amount: cost.discount_amount }))} maximum={2} />
      ),
    },
    {
      source: 'active_at',
      label: t('coupons.field.activeAt'),
      sortable: true,
      hidden: true,
      render: ({ active_at }) => date(active_at),
    },
    {
      source: 'created',
      label: t('coupons.created'),
      sortable: true,
      hidden: true,
      render: ({ created }) => date(created),
    },
  ];
}
