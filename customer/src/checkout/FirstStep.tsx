import type { StashpointDetail } from '@cubby/api';
import { LoadingState } from '@cubby/design-system';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { isSettled } from './is-settled.ts';

/**
 * The first step, unless the hold from it has been paid since: the browser's Back then leads to the pass, and not to an
 * empty form.
 */
export function FirstStep({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t, paths } = useI18n();
  const held = useHistoryState<{ held?: string } | null>()?.held ?? null;
  const { data: booking, isLoading } = useApi('getBooking', held === null ? null : { params: { id: held } }, {
    revalidateIfStale: false,
  });
  if (held !== null && booking && isSettled(booking)) return <Redirect href={paths.booking(held)} replace />;
  if (held !== null && isLoading) return <LoadingState label={t('loading')} shape="page" />;
  return <DetailsStep stashpoint={stashpoint} />;
}
