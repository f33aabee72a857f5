import type { GalleryLabels } from '@cubby/design-system';
import type { I18n } from '../lib/i18n/i18n.ts';

/** Returns the accessible names of a place's pictures and their buttons. */
export function galleryLabels(t: I18n['t'], stashpoint: string): GalleryLabels {
  return {
    region: t('stashpoint.pictures', { place: stashpoint }),
    enlarge: (number, count) => t('gallery.enlarge', { number, count }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    close: t('close'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
  };
}
