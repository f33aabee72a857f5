import type { AdminPlace } from '@cubby/api';
import { RecordInput } from './RecordInput.tsx';

interface PlaceInputProps {
  source: string;
  label: string;
  type?: AdminPlace['type'];
  disabled?: boolean;
}

/** A search field for one of our countries, cities or landmarks. */
export function PlaceInput({ source, label, type, disabled = false }: PlaceInputProps) {
  return (
    <RecordInput
      source={source}
      reference="places"
      label={label}
      perPage={20}
      {...(type && { filter: { type } })}
      optionText={(place: AdminPlace) => [place.name, place.parent_name].filter(Boolean).join(', ')}
      disabled={disabled}
    />
  );
}
