import { ErrorState, FactCard, LoadingState, width } from '@cubby/design-system';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../page/PageHead.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignInCard } from './SignInCard.tsx';

/**
 * The user's own details, address, password, second factors and sessions, and for hosts the end of their account. `intro` says who sees the details.
 */
export function AccountPage({ intro = 'account.intro' }: { intro?: string }) {
  const t = useTranslate();
  const logout = useLogout();
  const { data, error, refetch } = useQuery({ queryKey: ['me'], queryFn: () => api.getMe() });
  return (
    <Box sx={{ maxWidth: width.form }}>
      <PageHead title={t('account.title')} text={t(intro)} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error && (
          <ErrorState
            message={t(keyOfError(error))}
            retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
          />
        )}
        {!error && !data && <LoadingState label={t('console.loading')} />}
        {data && <DetailsForm user={data} />}
        {data && <EmailForm user={data} />}
        {data && <PasswordForm user={data} />}
        {data && <SignInCard />}
        {data && <SessionsCard ofStaff={data.role === 'admin'} />}
        <FactCard title={t('account.session')}>
          <Box sx={{ mb: 2, color: 'text.secondary' }}>{t('account.session_text')}</Box>
          <Button variant="outlined" startIcon={<LogoutRounded />} onClick={() => void logout({}, paths.login, false)}>
            {t('account.sign_out')}
          </Button>
        </FactCard>
        {data && data.role !== 'admin' && <DeletionCard user={data} />}
      </Box>
    </Box>
  );
}
