import type { StaffScope } from '@cubby/api';
import { LoadingState } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useScopes } from '../../lib/use-scopes.ts';
import { PageHead } from '../layout/PageHead.tsx';

/** A page for those who are trusted with it; others are told, and the server would refuse them anyway. */
export function Guarded({ scope, children }: { scope: StaffScope; children: ReactNode }) {
  const t = useTranslate();
  const { may, isPending } = useScopes();
  if (isPending) return <LoadingState label={t('console.loading')} shape="page" count={2} />;
  return may(scope) ? (
    children
  ) : (
    <PageHead title={t('kit.forbidden_title')} text={t('kit.forbidden_text', { scope })} />
  );
}
