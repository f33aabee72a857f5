import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { I18nContextProvider, type I18nProvider, useTranslate } from 'ra-core';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ConsoleTheme } from '../lib/appearance/ConsoleTheme.tsx';
import { SandboxNotice } from '../lib/appearance/SandboxNotice.tsx';
import { SignInFrame } from '../lib/appearance/SignInFrame.tsx';
import { paths, siteUrl } from '../lib/routing/paths.ts';
import { useDocumentTitle } from '../lib/routing/use-document-title.ts';

/**
 * The hosts' address before there is anything behind it: the API cannot list a host's places yet, so a sign-in
 * would lead nowhere. It says so, and where to go instead.
 */
export function HostDoor({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <I18nContextProvider value={i18nProvider}>
      <ConsoleTheme>
        <SandboxNotice />
        <Routes>
          <Route path={paths.login} element={<NotYet />} />
          <Route path="*" element={<Navigate to={paths.login} replace />} />
        </Routes>
      </ConsoleTheme>
    </I18nContextProvider>
  );
}

function NotYet() {
  const t = useTranslate();
  useDocumentTitle(t('host.title'));
  return (
    <SignInFrame>
      <Typography variant="h1">{t('host.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {t('host.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" href={siteUrl(null, '/', window.location)}>
          {t('host.traveller')}
        </Button>
        <Button variant="outlined" href={siteUrl('admin', '/', window.location)}>
          {t('host.staff')}
        </Button>
      </Box>
    </SignInFrame>
  );
}
