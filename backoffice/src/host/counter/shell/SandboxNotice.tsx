import type { AppContext } from '@cubby/api';
import { SandboxBand } from '@cubby/design-system';
import { useEffect, useState } from 'react';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { useI18n } from '../language/Speaking.tsx';

/** The band every page wears where payments or mail are pretended on purpose. */
export function SandboxNotice() {
  const { t } = useI18n();
  const [sandbox, setSandbox] = useState<AppContext['data']['sandbox']>(null);
  useEffect(() => {
    // Without a network the band alone has nothing to add to what the page says.
    counterApi.getAppContext().then(
      ({ data }) => setSandbox(data.sandbox),
      () => {},
    );
  }, []);
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
