import { ERROR_PAGE_REDIRECT_SECONDS } from '@cubby/api';
import { CompassPicture, PageFault, visuallyHidden } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useOnline } from '../offline/use-online.ts';
import { useStatus } from '../rendering/rendering.ts';
import { Seo } from '../seo/Seo.tsx';
import { OfflinePage } from './OfflinePage.tsx';

/**
 * Describes the error, counts down, and redirects to the homepage (specification §2); offline, shows what is available.
 */
export function ErrorPage({ status }: { status: number }) {
  const online = useOnline();
  return online || status === 404 ? <CountingDown status={status} /> : <OfflinePage />;
}

function CountingDown({ status }: { status: number }) {
  const { t, paths } = useI18n();
  useStatus(status);
  const [seconds, setSeconds] = useState<number>(ERROR_PAGE_REDIRECT_SECONDS);
  // A full load, not a change of route: the broken state must not stay in memory, and Back must not lead here again.
  const goHome = useEffectEvent(() => window.location.replace(paths.home()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds <= 0) goHome();
  }, [seconds]);

  const heading = t(status === 404 ? 'errors.lost' : 'errors.somethingWrong');
  return (
    <PageFault
      code={status}
      title={heading}
      text={t('errors.redirectingYouIn', { smart_count: Math.max(0, seconds) })}
      picture={status === 404 && <CompassPicture label={t('errors.compass')} />}
    >
      <Seo title={heading} />
      {/* Announced once: a live status that counts would interrupt every second. */}
      <Box role="status" sx={visuallyHidden}>
        {seconds < ERROR_PAGE_REDIRECT_SECONDS &&
          t('errors.redirectingYouIn', { smart_count: ERROR_PAGE_REDIRECT_SECONDS - 1 })}
      </Box>
      <Button variant="contained" size="large" onClick={() => window.location.assign(paths.home())}>
        {t('errors.backToHomepage')}
      </Button>
    </PageFault>
  );
}
