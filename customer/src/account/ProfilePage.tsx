import { ErrorState, LoadingState, PageHeading } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Redirect, useLocation } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { ProofDialog } from '../lib/forms/ProofDialog.tsx';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { signOut } from '../lib/session-guard/sign-out.ts';
import { CreditPanel } from './CreditPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { MailSwitches } from './MailSwitches.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileMeter } from './ProfileMeter.tsx';
import { useMailChoices } from './use-mail-choices.ts';

export default function ProfilePage() {
  const { t, paths } = useI18n();
  const { user } = useSession();
  const [, go] = useLocation();
  const { data: me, error, mutate } = useApi('getMe', user && {});
  // Guests have a session, but no profile that could be changed here.
  if (!user)
    return <Redirect href={paths.loginEmail({ next: paths.profile(), redirectReason: 'UNAUTHORIZED' })} replace />;

  const leave = () => {
    go(paths.home());
    void signOut();
  };
  const keep = (saved: NonNullable<typeof me>) => void mutate(saved, { revalidate: false });
  return (
    <Page title={t('account.profile')}>
      {/* Above the parts that load later: a button that moves as they arrive loses the press meant for it. */}
      <PageHeading title={t('account.profile')}>
        <Button onClick={leave} variant="outlined">
          {t('account.signOut')}
        </Button>
      </PageHeading>
      {error && <ErrorState message={errorMessage(t, error)} />}
      {!me && !error && <LoadingState label={t('loading')} shape="page" />}
      {me && (
        <>
          <ProofDialog />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Box sx={column}>
              <ProfileMeter user={me} />
              <ProfileForm key={me.email} user={me} onSaved={keep} />
            </Box>
            <Box sx={column}>
              <EmailPanel user={me} onSaved={keep} />
              <PasswordPanel user={me} onSaved={keep} />
              <CreditPanel />
              <MailPanel />
              <DataPanel />
            </Box>
          </Box>
        </>
      )}
      <Button href={paths.deleteAccount()} color="error" sx={{ justifySelf: 'start' }}>
        {t('account.delete')}
      </Button>
    </Page>
  );
}

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The email settings of the signed-in traveller. */
function MailPanel() {
  const { data, switching } = useMailChoices(null, { isAsked: true });
  return data ? <MailSwitches choices={data} switching={switching} /> : null;
}
