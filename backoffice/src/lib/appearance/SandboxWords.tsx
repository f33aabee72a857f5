import type { AppContext } from '@cubby/api';
import { SandboxBand } from '@cubby/design-system';
import { useEffect, useState } from 'react';

type Word = 'region' | 'what' | 'payments' | 'mail' | 'outbox';

interface SandboxWordsProps {
  t: (key: `sandbox.${Word}`) => string;
  /** Asks the server which services run in sandbox mode. */
  ask: () => Promise<AppContext>;
}

/** The notice on every page of a server in sandbox mode for payments or email, in the words of its site. */
export function SandboxWords({ t, ask }: SandboxWordsProps) {
  const sandbox = useSandbox(ask);
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

function useSandbox(ask: () => Promise<AppContext>): AppContext['data']['sandbox'] {
  const [sandbox, setSandbox] = useState<AppContext['data']['sandbox']>(null);
  useEffect(() => {
    // Pages report an unreachable server themselves; the notice has nothing to add.
    ask().then(
      ({ data }) => setSandbox(data.sandbox),
      () => {},
    );
  }, [ask]);
  return sandbox;
}
