import { LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { SignInFrame } from '../../../lib/appearance/SignInFrame.tsx';
import { siteUrl } from '../../../lib/routing/paths.ts';
import { LoginPage } from '../../../shared/login/LoginPage.tsx';
import { useLink } from './use-link.ts';

const WORDS = {
  title: 'host.login_title',
  intro: 'host.login_intro',
  promise: { title: 'host.promise', text: 'host.promise_text' },
} as const;

/** The hosts' sign-in; who runs no place yet is shown how to begin. */
export function HostLogin() {
  const t = useTranslate();
  const { isPending, ended, email } = useLink();
  if (isPending)
    return (
      <SignInFrame promise={WORDS.promise}>
        <LoadingState label={t('console.loading')} />
      </SignInFrame>
    );
  return (
    <LoginPage {...WORDS} knownEmail={email} {...(ended && { notice: t(`host.link.${ended}`) })}>
      <Box sx={{ mt: 4, pt: 2.5, borderTop: '1px solid', borderColor: 'divider', color: 'text.secondary' }}>
        {t('host.no_place_yet')} <Link href={siteUrl(null, '/becomeahost', window.location)}>{t('host.apply')}</Link>
      </Box>
    </LoginPage>
  );
}
