import type { PlaceDetail } from '@cubby/api';
import { Section } from '@cubby/design-system';
import { useApi } from '../lib/api/api.ts';
import { Prose } from '../lib/content/Prose.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The editors' text about a place in the visitor's language; nothing if there is none yet. */
export function Editorial({ place }: { place: PlaceDetail }) {
  const { t, language, inPlace } = useI18n();
  const { data } = useApi('listContents', { query: { location_id: place.id, language, per_page: 10 } });
  const paragraphs = data?.items.flatMap(({ values }) => values) ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <Section title={t('places.about', { in: inPlace(place) })}>
      <Prose text={paragraphs.join('\n\n')} />
    </Section>
  );
}
