import type { AppContext } from '@cubby/api';
import { SandboxBand } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';

/** The band every page wears where payments or mail are pretended on purpose. */
export function SandboxNotice() {
  const t = useTranslate();
  const sandbox = useSandbox();
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

function useSandbox(): AppContext['data']['sandbox'] {
  const [sandbox, setSandbox] = useState<AppContext['data']['sandbox']>(null);
  useEffect(() => {
    // Pages tell of a server that does not answer; the band alone has nothing to add to that.
    api.getAppContext().then(
      ({ data }) => setSandbox(data.sandbox),
      () => {},
    );
  }, []);
  return sandbox;
}
