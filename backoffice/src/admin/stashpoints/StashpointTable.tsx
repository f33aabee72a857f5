import type { AdminStashpoint } from '@cubby/api';
import { arch, Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { capacityOf } from '../place-facts/check-place.ts';
import { nameOfHost } from '../place-facts/HostFacts.tsx';
import { StatusBadges } from '../place-facts/StatusBadges.tsx';

const Column = DataTable.Col<AdminStashpoint>;

/** A click anywhere in a row opens it; the name is a link besides, for keyboards and new tabs. */
export function StashpointTable() {
  const t = useTranslate();
  const { money, count, date } = useFormats();
  return (
    <DataTable<AdminStashpoint> bulkActionButtons={false} rowClick={(id) => paths.stashpoint(String(id))} sx={table}>
      <Column source="photos" disableSort render={(place) => <Thumb place={place} />} />
      <Column
        source="name"
        render={(place) => (
          <Box sx={{ minWidth: 180 }}>
            <Link href={paths.stashpoint(place.id)} sx={{ fontWeight: 650, color: 'text.primary' }}>
              {place.name}
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{place.location_name}</Box>
          </Box>
        )}
      />
      <Column source="nearest_city" disableSort render={(place) => place.nearest_city.name} />
      <Column source="host" disableSort render={nameOfHost} />
      <Column source="type" disableSort render={(place) => t(`stashpoint_type.${place.type}`)} />
      <Column source="status" render={(place) => <StatusBadges place={place} />} />
      <Column
        source="pricing_structure"
        disableSort
        align="right"
        render={(place) => money(place.pricing_structure.first_day_cost, place.pricing_structure)}
      />
      <Column source="storage_spaces" disableSort align="right" render={(place) => count(capacityOf(place))} />
      <Column source="updated" render={(place) => <Box sx={{ whiteSpace: 'nowrap' }}>{date(place.updated)}</Box>} />
    </DataTable>
  );
}

function Thumb({ place }: { place: AdminStashpoint }) {
  return <Picture picture={place.photos[0]} width={44} height={48} decorative sx={{ width: 44, borderRadius: arch }} />;
}

const table = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '22px',
  overflowX: 'auto',
  background: (theme: { palette: { background: { paper: string } } }) => theme.palette.background.paper,
  '& td': { fontVariantNumeric: 'tabular-nums', py: 0.75 },
  '& tbody tr:last-child td': { border: 0 },
  '& .column-status span': { flexWrap: 'nowrap' },
  '& .column-photos': { width: 60, pr: 0 },
};
