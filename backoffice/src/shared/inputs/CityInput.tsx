import { AutocompleteInput } from 'react-admin';
import { useCities } from '../../lib/api/use-cities.ts';

interface CityInputProps {
  source: string;
  label: string;
  helperText?: string;
}

/** A search field for one of our cities. */
export function CityInput({ source, label, helperText }: CityInputProps) {
  const cities = useCities();
  return (
    <AutocompleteInput
      source={source}
      label={label}
      helperText={helperText ?? false}
      choices={cities.map(({ id, name, country }) => ({ id, name: `${name}, ${country}` }))}
      translateChoice={false}
    />
  );
}
