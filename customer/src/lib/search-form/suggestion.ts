import type { FoundAddress, PlaceShort } from '@cubby/api';
import type { SearchTarget } from '../results/search-target.ts';

/** A row of the list below the field; rows of a kind are grouped, in this order. */
export type Suggestion =
  | { kind: 'recent'; target: SearchTarget }
  | { kind: 'place'; place: PlaceShort }
  | { kind: 'elsewhere'; place: PlaceShort }
  | { kind: 'address'; address: FoundAddress }
  | { kind: 'action'; action: SuggestedAction };

/** The actions offered if there is nothing to choose, or for earlier choices. */
export type SuggestedAction = 'nearMe' | 'allCities' | 'retry' | 'forget';

/** Returns a unique key for a row. */
export function suggestionKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'recent':
      return `recent ${suggestion.target.route ?? suggestion.target.label}`;
    case 'place':
      return suggestion.place.id;
    case 'elsewhere':
      return `nearest ${suggestion.place.id}`;
    case 'address':
      return `${suggestion.address.name} ${suggestion.address.position.lat} ${suggestion.address.position.lng}`;
    case 'action':
      return suggestion.action;
  }
}

/** Returns the search target of a row; null for an action. */
export function targetOf(suggestion: Suggestion, nameOf: (place: PlaceShort) => string): SearchTarget | null {
  switch (suggestion.kind) {
    case 'recent':
      return suggestion.target;
    case 'elsewhere':
    case 'place':
      return {
        label: nameOf(suggestion.place),
        route: suggestion.place.route,
        ...(suggestion.place.unknown_text && { unknown: suggestion.place.unknown_text }),
      };
    case 'address':
      return { label: suggestion.address.name, position: suggestion.address.position };
    case 'action':
      return null;
  }
}
