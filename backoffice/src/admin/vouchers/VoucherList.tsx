import type { Area, Ota, Voucher } from '@cubby/api';
import { layer, TwoLines } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { newPath, recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { LastOperation } from '../../shared/operations/LastOperation.tsx';
import { SelectedOperation } from '../../shared/operations/SelectedOperation.tsx';
import { CountText } from '../../shared/values/CountText.tsx';
import { DateText } from '../../shared/values/DateText.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { CodeStatus } from '../codes/CodeStatus.tsx';
import { CodeStatusFilter } from '../codes/CodeStatusFilter.tsx';
import { OtaTabs } from '../otas/OtaTabs.tsx';

const Column = RecordTable.Col<Voucher>;
const ENDING = { kinds: ['end_vouchers'], hrefOf: (id: string) => recordPath('bookings', id) } as const;

/** Vouchers, each with the stay it was used for. */
export function VoucherList() {
  const otas = useOtaChoices();
  const areas = useAreaChoices();
  return (
    <>
      <OtaTabs />
      <RecordList<Voucher>
        sort={{ field: 'created', order: 'DESC' }}
        filters={[
          <SearchFilter key="q" source="q" alwaysOn />,
          <CodeStatusFilter key="status" source="status" alwaysOn />,
          <ChoiceFilter key="ota_id" source="ota_id" emptyText="vouchers.any_ota" choices={otas} alwaysOn />,
          <ChoiceFilter key="area_id" source="area_id" emptyText="vouchers.any_area" choices={areas} alwaysOn />,
        ]}
        actions={
          <>
            <LastOperation {...ENDING} />
            <CreateButton label="vouchers.create" href={newPath('vouchers')} scope="partners:all" />
          </>
        }
      >
        <RecordTable<Voucher>
          rowClick={(_id, _resource, { code }) => recordPath('vouchers', code)}
          hiddenColumns={['created']}
          bulkActionButtons={<SelectedOperation {...ENDING} />}
        >
          <Column
            source="code"
            csv={{ code: 'coupons.field.code', campaign: 'coupons.field.campaign' }}
            render={({ code, campaign }) => <TwoLines first={code} second={campaign} />}
          />
          <Column source="ota_name" label="vouchers.field.otaId" />
          <Column source="area_name" label="vouchers.field.areaId" />
          <Column source="activates" align="right" field={CountText} />
          <Column
            source="status"
            label="coupons.status_filter"
            csv={{ status: { words: 'coupons.status' } }}
            render={({ status }) => <CodeStatus status={status} />}
          />
          <Column
            source="booking_id"
            label="vouchers.booking"
            render={({ booking_id }) =>
              booking_id ? (
                <Link href={recordPath('bookings', booking_id)} sx={{ position: 'relative', zIndex: layer.control }}>
                  {booking_id}
                </Link>
              ) : (
                '–'
              )
            }
          />
          <Column
            source="owed"
            label="otas.owed"
            align="right"
            csv={{ 'owed.amount': {} }}
            render={({ owed }) => <Sums sums={owed ? [owed] : []} />}
          />
          <Column source="expires_at" label="coupons.field.expiresAt" field={DateText} />
          <Column source="created" label="vouchers.created" field={DateText} />
        </RecordTable>
      </RecordList>
    </>
  );
}

const ALL = { pagination: { page: 1, perPage: 50 }, sort: { field: 'name', order: 'ASC' as const } };

/** Returns all agencies to choose from, by name. */
function useOtaChoices(): readonly Ota[] {
  return useGetList<Ota>('otas', ALL).data ?? [];
}

/** Returns all areas to choose from, by name. */
function useAreaChoices(): readonly Area[] {
  return useGetList<Area>('areas', ALL).data ?? [];
}
