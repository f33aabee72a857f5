import type { StaffScope } from '@cubby/api';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { PageHead } from './PageHead.tsx';

/** A page that requires a scope; other users see a notice, and the server would refuse them anyway. */
export function Guarded({ scope, children }: { scope: StaffScope; children: ReactNode }) {
  const t = useTranslate();
  const { may, isPending } = useScopes();
  // The page renders while the scopes load: it shows nothing the server does not return.
  const right = t(`users.scope.${scope.replace(':all', '')}`);
  return isPending || may(scope) ? (
    children
  ) : (
    <PageHead title={t('shared.forbidden_title')} text={t('shared.forbidden_text', { scope: right })} />
  );
}
