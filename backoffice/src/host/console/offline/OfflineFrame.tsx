import { EmptyState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const MISSING = -1;

/**
 * The page; without a network it says since when its contents are known, or, if the device does not know them, that the
 * page needs a connection.
 */
export function OfflineFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
  const knownAt = useKnownAt();
  const isMissing = !isOnline && knownAt === MISSING;
  return (
    <>
      {isMissing && (
        <EmptyState titleAs="h1" title={t('console.needs_connection')} text={t('console.needs_connection_text')} />
      )}
      {!isOnline && knownAt > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('console.known_at', { moment: moment(new Date(knownAt).toISOString()) })}
        </Alert>
      )}
      {/* Kept, because what it asks for decides whether it can be shown. */}
      <Box hidden={isMissing}>{children}</Box>
    </>
  );
}

/** Returns when the oldest answer on this page arrived; `MISSING` if one has not, 0 if the page asks for nothing. */
function useKnownAt(): number {
  const cache = useQueryClient().getQueryCache();
  const read = () => {
    const asked = cache.findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
    if (asked.some(({ state }) => state.data === undefined)) return MISSING;
    return (
      Math.min(...asked.map(({ state }) => state.dataUpdatedAt), Number.MAX_SAFE_INTEGER) % Number.MAX_SAFE_INTEGER
    );
  };
  return useSyncExternalStore((changed) => cache.subscribe(() => queueMicrotask(changed)), read);
}
