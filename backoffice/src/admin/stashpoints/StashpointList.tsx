import { type AdminStashpoint, STASHPOINT_TYPES } from '@cubby/api';
import { Picture, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useCities } from '../../lib/api/use-cities.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { newPath, recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { LastOperation } from '../../shared/operations/LastOperation.tsx';
import { OperationButton } from '../../shared/operations/OperationButton.tsx';
import { SelectedOperation } from '../../shared/operations/SelectedOperation.tsx';
import { nameOfHost } from '../../shared/stashpoint-facts/HostFacts.tsx';
import { StatusBadges } from '../../shared/stashpoint-facts/StatusBadges.tsx';
import { shareOfHost } from '../../shared/stashpoint-facts/share-of-host.ts';
import { capacityOf } from '../../shared/stashpoint-facts/stashpoint-checks.ts';
import { DateText } from '../../shared/values/DateText.tsx';

const Column = RecordTable.Col<AdminStashpoint>;

const STATUSES = ['submitted', 'approved', 'rejected', 'draft'] as const;
const KINDS = ['market_off', 'market_on', 'close', 'reopen', 'hours', 'price'] as const;
const bookingPath = (id: string) => recordPath('bookings', id);

/** Capacity limits of the size filter: the number of bags a place holds at once. */
const ROOMS = ['10', '30', '100'] as const;

/** All places in any state: searchable by text, host or city, and changed many at a time. */
export function StashpointList() {
  const t = useTranslate();
  const { money, count, date, share } = useFormats();
  const cities = useCities();
  return (
    <RecordList<AdminStashpoint>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="status"
          source="status"
          label="stashpoints.status_filter"
          emptyText="stashpoints.any_status"
          choices={STATUSES.map((each) => ({ id: each, name: `status.${each}` }))}
          alwaysOn
        />,
        <ChoiceFilter
          key="active"
          source="active"
          label="stashpoints.active_filter"
          emptyText="stashpoints.any_active"
          choices={[
            { id: 'true', name: 'status.active' },
            { id: 'false', name: 'status.inactive' },
          ]}
          alwaysOn
        />,
        <ChoiceFilter
          key="reported"
          source="reported"
          label="incidents.counted_field"
          emptyText="incidents.any_standing"
          choices={[
            { id: 'true', name: 'incidents.yes' },
            { id: 'false', name: 'incidents.no' },
          ]}
        />,
        <ChoiceFilter
          key="city_id"
          source="city_id"
          label="stashpoints.field.nearestCityId"
          emptyText="stashpoints.any_city"
          choices={cities}
          alwaysOn
        />,
        <ChoiceFilter
          key="type"
          source="type"
          emptyText="stashpoints.any_type"
          choices={STASHPOINT_TYPES.map((type) => ({ id: type, name: `stashpoint_type.${type}` }))}
        />,
        <ChoiceFilter
          key="capacity_min"
          source="capacity_min"
          label="stashpoints.room_filter"
          emptyText="stashpoints.any_room"
          choices={ROOMS.map((least) => ({
            id: least,
            name: t('stashpoints.room_from', { smart_count: Number(least) }),
          }))}
        />,
      ]}
      actions={
        <>
          <ChangeMany />
          <CreateButton label="stashpoints.add" href={newPath('stashpoints')} scope="stashpoints:all" />
        </>
      }
    >
      <LinkedFilters>
        <LinkedFilter<AdminStashpoint> source="host_id" label="stashpoints.field.hostId" nameIn={nameOfHost} />
        <LinkedFilter source="stranding" label="home.closed_stashpoints" flag />
      </LinkedFilters>
      <RecordTable<AdminStashpoint>
        rowClick={(id) => recordPath('stashpoints', id)}
        hiddenColumns={['created', 'share', 'counted_incidents', 'rating', 'address', 'id']}
        bulkActionButtons={<SelectedOperation kinds={KINDS} hrefOf={bookingPath} />}
      >
        <Column
          source="name"
          csv={{ name: 'stashpoints.field.name', location_name: 'stashpoints.field.locationName' }}
          render={(stashpoint) => <Name stashpoint={stashpoint} />}
        />
        <Column
          source="nearest_city"
          label="stashpoints.field.nearestCityId"
          csv={{ 'nearest_city.name': {} }}
          render={({ nearest_city }) => nearest_city.name}
        />
        <Column
          source="host"
          label="stashpoints.field.hostId"
          csv={{
            'host.first_name': 'hosts.field.firstName',
            'host.last_name': 'hosts.field.lastName',
            'host.email': 'hosts.field.email',
          }}
          render={nameOfHost}
        />
        <Column
          source="type"
          csv={{ type: { words: 'stashpoint_type' } }}
          render={({ type }) => t(`stashpoint_type.${type}`)}
        />
        <Column
          source="status"
          csv={{ status: { words: 'status' }, active: 'stashpoints.active_filter' }}
          render={(stashpoint) => (
            <Box sx={{ '& span': { flexWrap: { md: 'nowrap' } } }}>
              <StatusBadges stashpoint={stashpoint} />
            </Box>
          )}
        />
        <Column
          source="first_day_cost"
          align="right"
          render={({ first_day_cost, pricing_structure }) => money(first_day_cost, pricing_structure)}
        />
        <Column source="capacity" align="right" render={(stashpoint) => count(capacityOf(stashpoint))} />
        <Column
          source="updated"
          render={({ updated }) => <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{date(updated)}</Box>}
        />
        <Column source="created" field={DateText} />
        <Column
          source="share"
          label="place.host_earns"
          align="right"
          csv={{ first_day_commission: {} }}
          render={(stashpoint) => share(shareOfHost(stashpoint)[0]?.share ?? 0)}
        />
        <Column
          source="counted_incidents"
          label="incidents.counted_field"
          align="right"
          render={({ counted_incidents }) => count(counted_incidents ?? 0)}
        />
        <Column
          source="rating"
          align="right"
          csv={{ rating: 'stashpoints.field.rating', review_count: 'reviews.title' }}
          render={({ rating, review_count }) =>
            rating === null ? '–' : `${rating.toFixed(1)} (${count(review_count)})`
          }
        />
        <Column
          source="address"
          csv={{ address: 'stashpoints.field.address', postal_code: 'stashpoints.field.postalCode' }}
          render={({ address, postal_code }) => `${address}, ${postal_code}`}
        />
        <Column source="id" label="place.id" />
      </RecordTable>
    </RecordList>
  );
}

/** Changes places that the list's filters find; none is ticked at first. */
function ChangeMany() {
  const { filterValues } = useListContext();
  return (
    <>
      <OperationButton kinds={KINDS} hrefOf={bookingPath} filter={filterValues} />
      <LastOperation kinds={KINDS} hrefOf={bookingPath} />
    </>
  );
}

function Name({ stashpoint }: { stashpoint: AdminStashpoint }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: { md: 200 } }}>
      <Picture picture={stashpoint.photos[0]} width={40} height={44} decorative frame="arch" fit="fixed" />
      <TwoLines first={stashpoint.name} second={stashpoint.location_name} />
    </Box>
  );
}
