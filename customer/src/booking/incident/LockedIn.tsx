import type { Incident } from '@cubby/api';
import { HoldClock, Panel } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';

interface LockedInProps {
  incident: Incident;
  respondBy: string;
  timezone: string;
}

/** Bags locked inside: the host's deadline, their answer, and a way to contact us. */
export function LockedIn({ incident: { answer, arrives_at }, respondBy, timezone }: LockedInProps) {
  const { t, paths, moment, locale } = useI18n();
  return (
    <Panel>
      {answer && (
        <Typography component="h2" variant="h4" role="status">
          {answer === 'on_the_way' && arrives_at
            ? t('incident.coming', { time: moment(arrives_at, timezone) })
            : t('incident.openNow')}
        </Typography>
      )}
      <HoldClock
        expiresAt={respondBy}
        label={t(answer ? 'incident.comingClock' : 'incident.waiting')}
        expiredLabel={t(answer ? 'incident.comingOver' : 'incident.waitingOver')}
        locale={locale}
      />
      <Typography>{t(answer ? 'incident.comingText' : 'incident.waitingText')}</Typography>
      <Button variant="outlined" href={paths.support()} sx={{ justifySelf: 'start' }}>
        {t('incident.help')}
      </Button>
    </Panel>
  );
}
