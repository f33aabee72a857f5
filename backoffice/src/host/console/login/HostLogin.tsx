import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { siteUrl } from '../../../lib/routing/paths.ts';
import { LoginPage } from '../../../shared/login/LoginPage.tsx';

const WORDS = {
  title: 'host.login_title',
  intro: 'host.login_intro',
  promise: { title: 'host.promise', text: 'host.promise_text' },
} as const;

/** The hosts' sign-in; who runs no place yet is shown how to begin. */
export function HostLogin() {
  const t = useTranslate();
  return (
    <LoginPage {...WORDS}>
      <Box sx={{ mt: 4, pt: 2.5, borderTop: '1px solid', borderColor: 'divider', color: 'text.secondary' }}>
        {t('host.no_place_yet')} <Link href={siteUrl(null, '/becomeahost', window.location)}>{t('host.apply')}</Link>
      </Box>
    </LoginPage>
  );
}
