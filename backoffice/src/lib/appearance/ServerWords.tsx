import type { AppContext } from '@cubby/api';
import { ReadOnlyBand, SandboxBand } from '@cubby/design-system';
import { useReadOnly } from '../api/use-read-only.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useServerState } from './use-server-state.ts';

interface ServerWordsProps {
  /** Asks the server for the context that all pages share. */
  ask: () => Promise<AppContext>;
}

/** The notices on every page of a server that can only be read at the moment, or simulates payments or email. */
export function ServerWords({ ask }: ServerWordsProps) {
  const t = useTranslate();
  const sandbox = useServerState(ask)?.sandbox;
  const isReadOnly = useReadOnly();
  return (
    <>
      {isReadOnly && <ReadOnlyBand text={t('read_only.what')} />}
      {sandbox && (
        <SandboxBand
          region={t('sandbox.region')}
          sentences={[
            t('sandbox.what'),
            ...(sandbox.payments ? [t('sandbox.payments')] : []),
            ...(sandbox.mail ? [t('sandbox.mail')] : []),
          ]}
          outbox={sandbox.mail ? { label: t('sandbox.outbox'), href: '/_outbox' } : undefined}
        />
      )}
    </>
  );
}
