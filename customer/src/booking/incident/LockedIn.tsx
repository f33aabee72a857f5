import { HoldClock, Panel } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';

/** Bags behind a shut door: the clock that runs for the host, and the way to us. */
export function LockedIn({ respondBy }: { respondBy: string }) {
  const { t, paths } = useI18n();
  return (
    <Panel>
      <HoldClock expiresAt={respondBy} label={t('incident.waiting')} expiredLabel={t('incident.waitingOver')} />
      <Typography>{t('incident.waitingText')}</Typography>
      <Button variant="outlined" href={paths.support()} sx={{ justifySelf: 'start' }}>
        {t('incident.help')}
      </Button>
    </Panel>
  );
}
