import type { StashpointSummary } from '@cubby/api';
import { Gallery, type GalleryLabels, PageHeading, Rating } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { I18n } from '../lib/i18n/i18n.ts';

interface StashpointHeadProps {
  stashpoint: Pick<StashpointSummary, 'name' | 'type' | 'rating' | 'review_count' | 'photos'>;
  surroundings: string;
  /** The way to the places around it. */
  back: ReactNode;
  facts?: ReactNode;
  /** True while only its first picture is known. */
  incomplete?: boolean;
}

/** The head of a place's page: kind, name, rating and pictures, all of which are known from its card. */
export function StashpointHead({ stashpoint, surroundings, back, facts, incomplete = false }: StashpointHeadProps) {
  const { t, number, locale } = useI18n();
  const { name, type, rating, review_count, photos } = stashpoint;
  return (
    <Box sx={{ gridArea: 'head', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, md: 2.5 } }}>
      {back}
      <PageHeading
        overline={[t(`stashpointTypes.${type}`), surroundings].filter(Boolean).join(' · ')}
        title={name}
        isName
      >
        <Rating
          value={rating}
          label={rating === null ? '' : t('reviews.ratingOf', { rating: number(rating, 1) })}
          countLabel={t('reviews.count', { smart_count: review_count })}
          emptyLabel={t('stashpoint.new')}
          locale={locale}
        />
        {facts}
      </PageHeading>
      <Gallery pictures={photos} labels={galleryLabels(t, name)} incomplete={incomplete} />
    </Box>
  );
}

/** Returns the accessible names of a place's pictures and their buttons. */
function galleryLabels(t: I18n['t'], stashpoint: string): GalleryLabels {
  return {
    region: t('stashpoint.pictures', { place: stashpoint }),
    enlarge: (number, count) => t('gallery.enlarge', { number, count }),
    shown: (number, count) => t('gallery.shown', { number, count }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    close: t('close'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
  };
}
