import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { currentPosition } from '../lib/search-form/geolocation.ts';

/** Starts a search without a target at the traveller's location, if they have allowed that before; it never asks. */
export function useNearMe(active: boolean): void {
  const { paths } = useI18n();
  const [, go] = useLocation();
  const begin = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    go(paths.search({ lat: lat.toFixed(5), lng: lng.toFixed(5) }), { replace: true }),
  );
  useEffect(() => {
    if (!active) return;
    let left = false;
    currentPosition({ prompt: false }).then(
      (position) => {
        if (!left) begin(position);
      },
      // Denied or unavailable: the form is already shown.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [active]);
}
