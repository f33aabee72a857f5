import { LoadingState } from '@cubby/design-system';
import { Redirect, useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useStatus } from '../rendering/rendering.ts';

/**
 * Leads from a place that cannot take the bags to those that can, with the stay. It is no lasting move: search
 * engines are told that there is nothing here, and come again.
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

/** Whether an error says that the place cannot take this stay, while another one may. */
export function isUnavailable(errorId: string | null): boolean {
  return REASONS.includes(errorId);
}
