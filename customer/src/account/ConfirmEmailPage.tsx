import { ResponseError } from '@cubby/api/client';
import { PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { api, useApi } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { PasswordField } from '../lib/forms/PasswordField.tsx';
import { ProofDialog } from '../lib/forms/ProofDialog.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { updateSessionUser } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';

/** The target of the email to a new address that has a link instead of a code. It does nothing without a click. */
export default function ConfirmEmailPage() {
  const { t, paths } = useI18n();
  const [, go] = useLocation();
  const { user } = useSession();
  const { data: me } = useApi('getMe', user && {});
  const link = new URLSearchParams(useSearch()).get('link') ?? '';
  const [password, setPassword] = useState('');
  const { send, pending, error } = useSending();
  if (!user) {
    const next = `${paths.confirmEmail()}?link=${encodeURIComponent(link)}`;
    return <Redirect href={paths.loginEmail({ next, redirectReason: 'UNAUTHORIZED' })} replace />;
  }
  const confirm = async () => {
    const body = { link, ...(me?.has_password && { current_password: password }) };
    updateSessionUser(await api.changeEmailWithLink({ body }));
    go(paths.profile(), { replace: true });
  };
  const refused = error instanceof ResponseError ? error.errors : {};
  const [isOver, isWrong] = ['link' in refused, 'current_password' in refused];
  return (
    <Page title={t('account.email.followTitle')} width="narrow">
      <ProofDialog />
      <PageHeading
        title={t(isOver ? 'login.linkOver' : 'account.email.followTitle')}
        intro={t(isOver ? 'account.email.linkOver' : 'account.email.followIntro')}
      />
      {isOver ? (
        <Button variant="contained" size="large" href={paths.profile()}>
          {t('account.profile')}
        </Button>
      ) : (
        <Form onSubmit={() => void send(confirm)}>
          {me?.has_password && (
            <PasswordField
              label={t('account.currentPassword')}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              problem={isWrong ? t('account.wrongPassword') : undefined}
            />
          )}
          {!isWrong && <ErrorNote error={error} />}
          <Button type="submit" variant="contained" size="large" loading={pending} disabled={!me}>
            {t('account.email.confirm')}
          </Button>
        </Form>
      )}
    </Page>
  );
}
