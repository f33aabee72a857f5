import { ERROR_PAGE_REDIRECT_SECONDS } from '@cubby/api';
import { CompassPicture, fontWeight } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useStatus } from '../rendering/rendering.ts';
import { Seo } from '../seo/Seo.tsx';

/** Says what happened, counts down, and goes home (specification §2). */
export function ErrorPage({ status }: { status: number }) {
  const { t, paths } = useI18n();
  useStatus(status);
  const [seconds, setSeconds] = useState<number>(ERROR_PAGE_REDIRECT_SECONDS);
  // A full load, not a change of route: whatever broke must not stay in memory.
  const goHome = useEffectEvent(() => window.location.assign(paths.home()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds <= 0) goHome();
  }, [seconds]);

  const heading = t(status === 404 ? 'errors.lost' : 'errors.somethingWrong');
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        textAlign: 'center',
        gap: 2,
        px: 3,
        py: 8,
      }}
    >
      <Seo title={heading} />
      {status === 404 && <CompassPicture label={t('errors.compass')} />}
      <Typography component="p" sx={{ fontWeight: fontWeight.bold, color: 'secondary.main' }}>
        {status}
      </Typography>
      <Typography variant="h1">{heading}</Typography>
      <Typography color="textSecondary">
        {t('errors.redirectingYouIn', { smart_count: Math.max(0, seconds) })}
      </Typography>
      <Button variant="contained" size="large" onClick={() => window.location.assign(paths.home())}>
        {t('errors.backToHomepage')}
      </Button>
    </Box>
  );
}
