import { type AdminStashpoint, missingParts } from '@cubby/api';
import { Picture, TwoLines, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { CreateButton } from '../../../shared/lists/CreateButton.tsx';
import { EmptyList } from '../../../shared/lists/ListStates.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../../shared/lists/SearchFilter.tsx';
import { StatusBadges } from '../../../shared/stashpoint-facts/StatusBadges.tsx';
import { capacityOf } from '../../../shared/stashpoint-facts/stashpoint-checks.ts';
import { hostPaths } from '../routing/host-paths.ts';
import { OwnOperation } from '../stashpoint/OwnOperation.tsx';

const Column = RecordTable.Col<AdminStashpoint>;

/** Prices are their owner's. */
const PRICES = ['price'] as const;

/** A host's places in any status; each opens at its next step. */
export function StashpointList() {
  const t = useTranslate();
  return (
    <RecordList<AdminStashpoint>
      title="host.places.title"
      sort={{ field: 'created', order: 'ASC' }}
      filters={[<SearchFilter key="q" source="q" label="host.places.search" alwaysOn />]}
      actions={
        <>
          <OwnOperation
            kinds={['close', 'reopen', 'hours', ...(isManager() ? [] : PRICES), 'market_off', 'market_on']}
          />
          {!isManager() && <CreateButton label="host.places.add" href={hostPaths.newStashpoint} />}
        </>
      }
      exporter={false}
    >
      <RecordTable<AdminStashpoint>
        rowClick={(id) => hostPaths.stashpoint(id)}
        empty={<EmptyList title="host.places.none" text="host.places.none_text" />}
      >
        <Column source="name" render={(stashpoint) => <Name stashpoint={stashpoint} />} />
        <Column source="status" render={(stashpoint) => <Status stashpoint={stashpoint} />} />
        <Column
          source="capacity"
          align="right"
          render={(stashpoint) => t('stashpoints.bags', { smart_count: capacityOf(stashpoint) })}
        />
      </RecordTable>
    </RecordList>
  );
}

/** The status of a place, with the host's next step if there is one. */
function Status({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const todo = todoOf(stashpoint);
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <StatusBadges stashpoint={stashpoint} />
      {todo && (
        <Box component="span" sx={{ fontSize: textSize.small }}>
          {t(todo.key, { smart_count: todo.count ?? 0 })}
        </Box>
      )}
    </Box>
  );
}

function todoOf(stashpoint: AdminStashpoint): { key: string; count?: number } | null {
  if (stashpoint.proposed) return { key: 'host.place.pending' };
  if (stashpoint.status !== 'draft') return null;
  const missing = missingParts(stashpoint).length;
  if (missing > 0) return { key: 'host.place.still_missing', count: missing };
  return { key: stashpoint.review_note ? 'host.places.to_answer' : 'host.places.to_hand_in' };
}

function Name({ stashpoint }: { stashpoint: AdminStashpoint }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: { md: 200 } }}>
      <Picture picture={stashpoint.photos[0]} width={40} height={44} decorative frame="arch" fit="fixed" />
      <TwoLines first={stashpoint.name} second={`${stashpoint.address}, ${stashpoint.nearest_city.name}`} />
    </Box>
  );
}
