import type { I18n } from '../i18n/i18n.ts';

/** Returns the accessible names of a map of places and its buttons. */
export function mapLabels(t: I18n['t']) {
  return {
    map: t('search.map'),
    zoomIn: t('search.zoomIn'),
    zoomOut: t('search.zoomOut'),
    unavailable: t('search.mapUnavailable'),
  };
}
