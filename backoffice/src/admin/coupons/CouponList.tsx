import type { Coupon } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useCities } from '../../lib/api/use-cities.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { newPath, paths, recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { LastOperation } from '../../shared/operations/LastOperation.tsx';
import { SelectedOperation } from '../../shared/operations/SelectedOperation.tsx';
import { DateText } from '../../shared/values/DateText.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { CodeStatus } from '../codes/CodeStatus.tsx';
import { CodeStatusFilter } from '../codes/CodeStatusFilter.tsx';
import { EndCoupons } from './EndCoupons.tsx';
import { useWorth } from './use-worth.ts';

const Column = RecordTable.Col<Coupon>;
const ENDING = { kinds: ['end_coupons'], hrefOf: (id: string) => recordPath('bookings', id) } as const;

/** All coupons, with their remaining uses and their cost. */
export function CouponList() {
  const t = useTranslate();
  const { count } = useFormats();
  const cities = useCities();
  const worthOf = useWorth();
  return (
    <RecordList<Coupon>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <CodeStatusFilter key="status" source="status" alwaysOn />,
        <ChoiceFilter key="city_id" source="city_id" emptyText="coupons.anywhere" choices={cities} alwaysOn />,
      ]}
      actions={
        <>
          <EndCoupons />
          <LastOperation {...ENDING} />
          <Button href={paths.newCoupons}>{t('coupons.create_many')}</Button>
          <CreateButton label="coupons.create" href={newPath('coupons')} scope="coupons:all" />
        </>
      }
    >
      <LinkedFilters>
        <LinkedFilter source="campaign" label="coupons.field.campaign" />
        <LinkedFilter<Coupon>
          source="customer_id"
          label="coupons.field.customerId"
          nameIn={({ customer }) => customer?.email ?? ''}
        />
      </LinkedFilters>
      <RecordTable<Coupon>
        rowClick={(_id, _resource, { code }) => recordPath('coupons', code)}
        hiddenColumns={['active_at', 'created']}
        bulkActionButtons={<SelectedOperation {...ENDING} />}
      >
        <Column
          source="code"
          csv={{ code: 'coupons.field.code', campaign: 'coupons.field.campaign' }}
          render={({ code, campaign }) => <TwoLines first={code} second={campaign} />}
        />
        <Column
          source="worth"
          label="coupons.worth"
          csv={{
            percent: 'coupons.field.percent',
            amount: 'coupons.field.amount',
            max_bags: 'coupons.field.maxBags',
            max_days: 'coupons.field.maxDays',
            max_amount: 'coupons.field.maxAmount',
          }}
          render={worthOf}
        />
        <Column
          source="status"
          label="coupons.status_filter"
          csv={{ status: { words: 'coupons.status' } }}
          render={({ status }) => <CodeStatus status={status} />}
        />
        <Column
          source="uses"
          label="coupons.uses"
          align="right"
          csv={{ uses: 'coupons.uses', uses_left: 'coupons.field.usesLeft' }}
          render={({ uses, uses_left }) =>
            uses_left === null
              ? count(uses)
              : t('coupons.uses_of', { uses: count(uses), total: count(uses + uses_left) })
          }
        />
        <Column
          source="place"
          label="coupons.for"
          csv={{ city_name: 'coupons.field.cityId', 'customer.email': 'coupons.field.customerId' }}
          render={({ city_name, customer }) => (
            <TwoLines
              first={city_name ?? t('coupons.anywhere')}
              second={customer?.email && <EmailText address={customer.email} />}
            />
          )}
        />
        <Column source="expires_at" field={DateText} />
        <Column
          source="costs"
          label="coupons.cost"
          align="right"
          csv={{ 'costs.discount_amount': {} }}
          render={({ costs }) => (
            <Sums sums={costs.map((cost) => ({ ...cost, amount: cost.discount_amount }))} maximum={2} />
          )}
        />
        <Column source="active_at" field={DateText} />
        <Column source="created" label="coupons.created" field={DateText} />
      </RecordTable>
    </RecordList>
  );
}
