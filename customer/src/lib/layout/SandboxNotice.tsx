import { SandboxBand } from '@cubby/design-system';
import { useApi } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** The band on every page where payments or emails are simulated on purpose; it uses the site's shared context. */
export function SandboxNotice() {
  const { t } = useI18n();
  const { data } = useApi('getAppContext', {}, { revalidateOnFocus: false, revalidateIfStale: false });
  const sandbox = data?.data.sandbox;
  if (!sandbox) return null;
  return (
    <SandboxBand
      region={t('sandbox.region')}
      sentences={[
        t('sandbox.what'),
        ...(sandbox.payments ? [t('sandbox.payments')] : []),
        ...(sandbox.mail ? [t('sandbox.mail')] : []),
      ]}
      outbox={sandbox.mail ? { label: t('sandbox.outbox'), href: '/_outbox' } : undefined}
    />
  );
}
