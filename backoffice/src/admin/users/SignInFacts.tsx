import type { AdminUser } from '@cubby/api';
import { FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { sessionUser } from '../../lib/session/session.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { nameOf } from './name-of.ts';
import { useFactors } from './use-factors.ts';

/**
 * A user's sign-in methods, which staff can reset after a lost phone or a break-in. Their own are on the account page.
 */
export function SignInFacts({ user }: { user: AdminUser }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const factors = useFactors();
  const [asked, ask] = useState<'end' | 'remove' | null>(null);
  const params = { id: user.id };
  const name = nameOf(user) || user.email;
  const isStaff = user.role === 'admin';

  const endSessions = async () => {
    await api.deleteUserSessions({ params });
    notify('users.sign_in.ended', { type: 'success' });
  };
  const removeMethods = async () => {
    await api.deleteUserSignInMethods({ params });
    notify('users.sign_in.removed', { type: 'success' });
    refresh();
  };
  return (
    <FactCard title={t('users.sign_in.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isStaff && <FactList facts={[[t('users.sign_in.factors'), factors(user)]]} />}
        {user.id === sessionUser()?.id ? (
          <Button variant="outlined" href={paths.account} sx={{ justifySelf: 'start' }}>
            {t('users.sign_in.own')}
          </Button>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => ask('end')}>
              {t('users.sign_in.end')}
            </Button>
            {user.second_factors.length > 0 && (
              <Button color="error" onClick={() => ask('remove')}>
                {t('users.sign_in.remove')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {asked === 'end' && (
        <FormDialog
          destructive
          title={t('users.sign_in.end_title', { name })}
          confirm={t('users.sign_in.end')}
          onClose={() => ask(null)}
          onConfirm={endSessions}
        >
          {t('users.sign_in.end_text')}
        </FormDialog>
      )}
      {asked === 'remove' && (
        <FormDialog
          destructive
          title={t('users.sign_in.remove_title', { name })}
          confirm={t('users.sign_in.remove')}
          onClose={() => ask(null)}
          onConfirm={removeMethods}
        >
          {t('users.sign_in.remove_text')}
        </FormDialog>
      )}
    </FactCard>
  );
}
