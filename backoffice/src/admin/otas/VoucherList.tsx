import type { Voucher } from '@cubby/api';
import { layer, TwoLines } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { BulkChange } from '../../shared/lists/BulkChange.tsx';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { CodeStatus } from '../codes/CodeStatus.tsx';
import { useCodeStatusFilter } from '../codes/use-code-status-filter.ts';
import { OtaTabs } from './OtaTabs.tsx';
import { useAreaChoices, useOtaChoices } from './use-choices.ts';

/** Vouchers, each with the stay it was used for. */
export function VoucherList() {
  const t = useTranslate();
  const otas = useOtaChoices();
  const areas = useAreaChoices();
  return (
    <>
      <OtaTabs />
      <ResourceList<Voucher>
        resource="vouchers"
        title={t('vouchers.title')}
        countOf={(total) => t('vouchers.count', { smart_count: total })}
        searchLabel={t('vouchers.search')}
        empty={{ title: t('vouchers.none'), text: t('vouchers.none_text') }}
        sort={{ field: 'created', order: 'DESC' }}
        columns={useColumns()}
        filters={[
          useCodeStatusFilter(),
          {
            name: 'ota_id',
            label: t('vouchers.field.otaId'),
            options: [['', t('vouchers.any_ota')], ...otas.map(({ id, name }) => [id, name] as const)],
          },
          {
            name: 'area_id',
            label: t('vouchers.field.areaId'),
            options: [['', t('vouchers.any_area')], ...areas.map(({ id, name }) => [id, name] as const)],
          },
        ]}
        hrefOf={({ code }) => paths.voucher(code)}
        create={{ label: t('vouchers.create'), href: paths.newVoucher, scope: 'partners:all' }}
        bulkActions={
          <BulkChange<Voucher>
            label={t('coupons.switch_off')}
            title={t('vouchers.switch_off_many')}
            change={{ active: false }}
            nameOf={({ code }) => code}
            applies={({ active }) => active}
          />
        }
        csv
      />
    </>
  );
}

function useColumns(): Column<Voucher>[] {
  const t = useTranslate();
  const { date, count } = useFormats();
  return [
    {
      source: 'code',
      csv: ['code', 'campaign'],
      label: t('vouchers.field.code'),
      sortable: true,
      render: ({ code, campaign }) => <TwoLines first={code} second={campaign} />,
    },
    { source: 'ota_name', label: t('vouchers.field.otaId'), render: ({ ota_name }) => ota_name },
    { source: 'area_name', label: t('vouchers.field.areaId'), render: ({ area_name }) => area_name },
    {
      source: 'activates',
      label: t('vouchers.field.activates'),
      sortable: true,
      align: 'right',
      render: ({ activates }) => count(activates),
    },
    { source: 'status', label: t('coupons.status_filter'), render: ({ status }) => <CodeStatus status={status} /> },
    {
      source: 'booking_id',
      label: t('vouchers.booking'),
      render: ({ booking_id }) =>
        booking_id ? (
          // A click on the row opens the voucher; this link opens its stay instead.
          <Link
            href={paths.booking(booking_id)}
            onClick={(event) => event.stopPropagation()}
            sx={{ position: 'relative', zIndex: layer.control }}
          >
            {booking_id}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      source: 'owed',
      csv: ['owed.amount'],
      label: t('otas.owed'),
      align: 'right',
      render: ({ owed }) => <Sums sums={owed ? [owed] : []} />,
    },
    {
      source: 'expires_at',
      label: t('coupons.field.expiresAt'),
      sortable: true,
      render: ({ expires_at }) => date(expires_at),
    },
    {
      source: 'created',
      label: t('vouchers.created'),
      sortable: true,
      hidden: true,
      render: ({ created }) => date(created),
    },
  ];
}
