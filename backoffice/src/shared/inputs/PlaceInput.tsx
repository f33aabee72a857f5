import type { AdminPlace } from '@cubby/api';
import { useTranslate } from 'ra-core';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

interface PlaceInputProps {
  source: string;
  label: string;
  type?: AdminPlace['type'];
  disabled?: boolean;
}

/** A search field for one of our countries, cities or landmarks. */
export function PlaceInput({ source, label, type, disabled }: PlaceInputProps) {
  const t = useTranslate();
  return (
    <ReferenceInput source={source} reference="places" perPage={20} {...(type && { filter: { type } })}>
      <AutocompleteInput
        label={label}
        optionText={(place: AdminPlace) => [place.name, place.parent_name].filter(Boolean).join(', ')}
        filterToQuery={(q: string) => ({ q })}
        noOptionsText={t('shared.nothing_found')}
        helperText={false}
        disabled={disabled ?? false}
      />
    </ReferenceInput>
  );
}
