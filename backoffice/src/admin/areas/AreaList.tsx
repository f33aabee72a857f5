import type { Area } from '@cubby/api';
import { useCities } from '../../lib/api/use-cities.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { newPath, recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { CountText } from '../../shared/values/CountText.tsx';
import { DateText } from '../../shared/values/DateText.tsx';
import { OtaTabs } from '../otas/OtaTabs.tsx';

const Column = RecordTable.Col<Area>;

/** Areas in which vouchers are valid. */
export function AreaList() {
  const t = useTranslate();
  const { count } = useFormats();
  const cities = useCities();
  return (
    <>
      <OtaTabs />
      <RecordList<Area>
        sort={{ field: 'name', order: 'ASC' }}
        filters={[
          <SearchFilter key="q" source="q" alwaysOn />,
          <ChoiceFilter key="city_id" source="city_id" emptyText="areas.any_city" choices={cities} alwaysOn />,
        ]}
        actions={<CreateButton label="areas.create" href={newPath('areas')} scope="partners:all" />}
      >
        <RecordTable<Area> rowClick={(id) => recordPath('areas', id)} hiddenColumns={['created']}>
          <Column source="name" />
          <Column source="city_name" label="areas.field.cityId" />
          <Column source="radius" align="right" render={({ radius }) => t('areas.metres', { metres: count(radius) })} />
          <Column source="stashpoint_count" label="areas.inside" align="right" field={CountText} />
          <Column source="created" label="areas.created" field={DateText} />
        </RecordTable>
      </RecordList>
    </>
  );
}
