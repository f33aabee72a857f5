import { type AdminStashpoint, STASHPOINT_TYPES } from '@cubby/api';
import { useTranslate } from 'ra-core';
import { useCities } from '../../lib/api/use-cities.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Filter } from '../../shared/lists/columns.ts';
import { LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { nameOfHost } from '../../shared/stashpoint-facts/HostFacts.tsx';
import { BulkMarket } from './BulkMarket.tsx';
import { useStashpointColumns } from './use-stashpoint-columns.tsx';

const STATUSES = ['submitted', 'approved', 'rejected', 'draft'] as const;
/** Capacity limits of the size filter: the number of bags a place holds at once. */
const ROOMS = ['10', '30', '100'] as const;

/** All places in any state: searchable by text, host or city, and put on or off the market in bulk. */
export function StashpointList() {
  const t = useTranslate();
  return (
    <ResourceList<AdminStashpoint>
      resource="stashpoints"
      title={t('stashpoints.title')}
      countOf={(total) => t('stashpoints.count', { smart_count: total })}
      searchLabel={t('stashpoints.search')}
      empty={{ title: t('stashpoints.none'), text: t('stashpoints.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useStashpointColumns()}
      filters={useFilters()}
      hrefOf={({ id }) => paths.stashpoint(id)}
      create={{ label: t('stashpoints.add'), href: paths.newStashpoint, scope: 'stashpoints:all' }}
      bulkActions={<BulkMarket />}
      intro={
        <LinkedFilters<AdminStashpoint>
          filters={[
            { name: 'host_id', label: t('stashpoints.field.hostId'), nameIn: nameOfHost },
            { name: 'stranding', label: t('home.closed_stashpoints'), flag: true },
          ]}
        />
      }
      csv
    />
  );
}

function useFilters(): Filter[] {
  const t = useTranslate();
  const cities = useCities();
  const any = (key: string) => ['', t(key)] as const;
  return [
    {
      name: 'status',
      label: t('stashpoints.status_filter'),
      options: [any('stashpoints.any_status'), ...STATUSES.map((each) => [each, t(`status.${each}`)] as const)],
    },
    {
      name: 'active',
      label: t('stashpoints.active_filter'),
      options: [any('stashpoints.any_active'), ['true', t('status.active')], ['false', t('status.inactive')]],
    },
    {
      name: 'reported',
      label: t('incidents.counted_field'),
      options: [any('incidents.any_standing'), ['true', t('incidents.yes')], ['false', t('incidents.no')]],
    },
    {
      name: 'city_id',
      label: t('stashpoints.field.nearestCityId'),
      options: [any('stashpoints.any_city'), ...cities.map(({ id, name }) => [id, name] as const)],
    },
    {
      name: 'type',
      label: t('stashpoints.field.type'),
      options: [
        any('stashpoints.any_type'),
        ...STASHPOINT_TYPES.map((type) => [type, t(`stashpoint_type.${type}`)] as const),
      ],
    },
    {
      name: 'capacity_min',
      label: t('stashpoints.room_filter'),
      options: [
        any('stashpoints.any_room'),
        ...ROOMS.map((least) => [least, t('stashpoints.room_from', { smart_count: Number(least) })] as const),
      ],
    },
  ];
}
