import { READ_ONLY_ASK_MS, readOnlyMode } from '@cubby/api/client';
import { ReadOnlyBand } from '@cubby/design-system';
import { useSyncExternalStore } from 'react';
import { useApi } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

/**
 * The band on every page while nothing can be booked or changed: by the site's shared context, or since a call was
 * refused. It asks until that is over.
 */
export function ReadOnlyNotice() {
  const { t } = useI18n();
  const isHeard = useSyncExternalStore(readOnlyMode.subscribe, hear, hearNothing);
  const { data } = useApi(
    'getAppContext',
    {},
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
      refreshInterval: (known) => (isHeard || known?.data.read_only ? READ_ONLY_ASK_MS : 0),
      onSuccess: (known) => readOnlyMode.hear(known.data.read_only ?? false),
    },
  );
  if (!isHeard && !data?.data.read_only) return null;
  return <ReadOnlyBand text={t('readOnly')} />;
}

const hear = () => readOnlyMode.isOn;
/** The server has not been refused anything. */
const hearNothing = () => false;
