import type { Country } from '@cubby/api';
import { fontWeight, Section } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PlaceGrid } from '../lib/places/PlaceGrid.tsx';

export function CountrySection({ country }: { country: Country }) {
  const { t, paths, nameOf } = useI18n();
  const places = country.cities.reduce((sum, city) => sum + city.stashpoint_count, 0);
  return (
    <Section
      title={nameOf(country)}
      aside={
        <Link href={paths.place(country)} sx={{ fontWeight: fontWeight.strong }}>
          {t('places.count', { smart_count: places })}
        </Link>
      }
    >
      <PlaceGrid places={country.cities} />
    </Section>
  );
}
