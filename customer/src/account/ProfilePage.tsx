import { ErrorState, LoadingState, PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useLocation } from 'wouter';
import { useApi } from '../lib/api.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { signOut } from '../lib/session/sign-out.ts';
import { ProfileForm } from './ProfileForm.tsx';

export default function ProfilePage() {
  const { t, paths } = useI18n();
  const [, go] = useLocation();
  const { data: me, error, mutate } = useApi('getMe', {});
  const leave = async () => {
    await signOut();
    go(paths.home());
  };
  return (
    <Page title={t('account.profile')} width="narrow">
      <PageHeading title={t('account.profile')} />
      {error && <ErrorState message={errorMessage(t, error)} />}
      {!me && !error && <LoadingState label={t('loading')} shape="page" />}
      {me && <ProfileForm user={me} onSaved={(user) => void mutate(user, { revalidate: false })} />}
      <Button onClick={leave} variant="outlined" sx={{ justifySelf: 'start' }}>
        {t('account.signOut')}
      </Button>
    </Page>
  );
}
