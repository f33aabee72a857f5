import type { Area } from '@cubby/api';
import { useTranslate } from 'ra-core';
import { useCities } from '../../lib/api/use-cities.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { OtaTabs } from './OtaTabs.tsx';

/** Areas in which vouchers are valid. */
export function AreaList() {
  const t = useTranslate();
  const cities = useCities();
  return (
    <>
      <OtaTabs />
      <ResourceList<Area>
        resource="areas"
        title={t('areas.title')}
        countOf={(total) => t('areas.count', { smart_count: total })}
        searchLabel={t('areas.search')}
        empty={{ title: t('areas.none'), text: t('areas.none_text') }}
        sort={{ field: 'name', order: 'ASC' }}
        columns={useColumns()}
        filters={[
          {
            name: 'city_id',
            label: t('areas.field.cityId'),
            options: [['', t('areas.any_city')], ...cities.map(({ id, name }) => [id, name] as const)],
          },
        ]}
        hrefOf={({ id }) => paths.area(id)}
        create={{ label: t('areas.create'), href: paths.newArea, scope: 'partners:all' }}
        csv
      />
    </>
  );
}

function useColumns(): Column<Area>[] {
  const t = useTranslate();
  const { count, date } = useFormats();
  return [
    { source: 'name', label: t('areas.field.name'), sortable: true, render: ({ name }) => name },
    { source: 'city_name', label: t('areas.field.cityId'), render: ({ city_name }) => city_name },
    {
      source: 'radius',
      label: t('areas.field.radius'),
      sortable: true,
      align: 'right',
      render: ({ radius }) => t('areas.metres', { metres: count(radius) }),
    },
    {
      source: 'stashpoint_count',
      label: t('areas.inside'),
      align: 'right',
      render: ({ stashpoint_count }) => count(stashpoint_count),
    },
    {
      source: 'created',
      label: t('areas.created'),
      sortable: true,
      hidden: true,
      render: ({ created }) => date(created),
    },
  ];
}
