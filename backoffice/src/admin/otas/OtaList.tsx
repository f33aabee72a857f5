import type { Ota } from '@cubby/api';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { newPath, recordPath } from '../../lib/routing/paths.ts';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { DateText } from '../../shared/values/DateText.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { OtaTabs } from './OtaTabs.tsx';

const Column = RecordTable.Col<Ota>;

/** Travel agencies with the amounts they owe. */
export function OtaList() {
  const t = useTranslate();
  const { count } = useFormats();
  return (
    <>
      <OtaTabs />
      <RecordList<Ota>
        sort={{ field: 'name', order: 'ASC' }}
        filters={[<SearchFilter key="q" source="q" alwaysOn />]}
        actions={<CreateButton label="otas.create" href={newPath('otas')} scope="partners:all" />}
      >
        <RecordTable<Ota> rowClick={(id) => recordPath('otas', id)} hiddenColumns={['created']}>
          <Column source="name" />
          <Column source="email" />
          <Column
            source="vouchers"
            label="otas.vouchers"
            align="right"
            csv={{ used_count: 'coupons.uses', voucher_count: 'otas.vouchers' }}
            render={({ used_count, voucher_count }) =>
              t('otas.used_of', { used: count(used_count), total: count(voucher_count) })
            }
          />
          <Column
            source="owed"
            label="otas.owed"
            align="right"
            csv={{ 'owed.amount': {} }}
            render={({ owed }) => <Sums sums={owed} maximum={2} />}
          />
          <Column source="created" label="otas.created" field={DateText} />
        </RecordTable>
      </RecordList>
    </>
  );
}
