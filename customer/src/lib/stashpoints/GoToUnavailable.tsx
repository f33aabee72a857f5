import { LoadingState } from '@cubby/design-system';
import { Redirect, useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useStatus } from '../rendering/rendering.ts';

/**
 * Redirects from a place that cannot take the bags to those that can, with the stay. The redirect is temporary: search
 * engines get a not-found status, and return later.
 */
export function GoToUnavailable({ stashpointId }: { stashpointId: string }) {
  const { t, paths } = useI18n();
  useStatus(404);
  const stay = Object.fromEntries(new URLSearchParams(useSearch()));
  return (
    <>
      <Redirect href={paths.unavailable({ ...stay, stashpoint: stashpointId })} replace />
      <LoadingState label={t('loading')} shape="page" />
    </>
  );
}

const REASONS: readonly (string | null)[] = [
  'STASHPOINT_INACTIVE',
  'STASHPOINT_CLOSED',
  'STASHPOINT_OUT_OF_HOURS_FORBIDDEN',
  'NO_AVAILABILITY_AT_STASHPOINT',
];

/** Returns true if an error means that the place cannot take this stay, while another one may. */
export function isUnavailable(errorId: string | null): boolean {
  return REASONS.includes(errorId);
}
