import type { AdminStashpoint } from '@cubby/api';
import { ChoiceFilter } from '../../../shared/lists/ChoiceFilter.tsx';

/** Returns the filter of a list by place, for a host who has several. */
export function placeFilter(stashpoints: readonly AdminStashpoint[]) {
  return (
    stashpoints.length > 1 && (
      <ChoiceFilter
        key="stashpoint_id"
        source="stashpoint_id"
        label="host.places.choose"
        emptyText="booking.list.any_place"
        choices={stashpoints}
        alwaysOn
      />
    )
  );
}
