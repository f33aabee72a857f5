import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Access } from './console-resource.ts';
import { PageHead } from './PageHead.tsx';
import { useAccess } from './use-access.ts';

/** A page that requires a permission; other users see a notice, and the server would refuse them anyway. */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const t = useTranslate();
  const { isPending } = useScopes();
  const mayOpen = useAccess();
  const isForOwner = access === 'owner';
  // The page renders while the scopes load: it shows nothing the server does not return.
  if (mayOpen(access) || (isPending && !isForOwner)) return children;
  const text = isForOwner
    ? t('host.people.owners_only')
    : t('shared.forbidden_text', { scope: t(`users.scope.${access.replace(':all', '')}`) });
  return (
    <>
      <PageHead title={t('shared.forbidden_title')} text={text} />
      <Button variant="outlined" href={paths.home}>
        {t('console.to_home')}
      </Button>
    </>
  );
}
