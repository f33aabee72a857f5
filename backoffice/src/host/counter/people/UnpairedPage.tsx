import { plainList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { Door } from '../login/Door.tsx';
import { useCounter, useStore } from '../state/use-counter.ts';

/** The device was unpaired with unsent actions: they are shown once before they are deleted. */
export default function UnpairedPage() {
  const { t, moment } = useI18n();
  const store = useStore();
  const { queue, photos } = useCounter();
  const [isForgetting, setForgetting] = useState(false);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  useDocumentTitle(t('unpaired.title'));
  const forget = () => {
    setForgetting(true);
    void store.session.forgetDevice();
  };
  return (
    <Door>
      <Typography variant="h1">{t('unpaired.title')}</Typography>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {t('unpaired.text')}
      </Typography>
      {queue.length > 0 && (
        <Alert severity="warning" role="alert">
          {t('unpaired.unsent', { smart_count: queue.length })}
          <Box component="ul" sx={{ ...plainList, mt: 1, display: 'grid', gap: 0.5 }}>
            {queue.map(({ action, name }) => (
              <li key={action.id}>
                {t('task.refused', {
                  name: `${name} (${action.booking_id})`,
                  action: t(`task.${action.kind}`),
                  time: moment(action.occurred_at, zone),
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {photos.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('unpaired.photos', { smart_count: photos.length })}
        </Alert>
      )}
      <Button variant="contained" size="large" loading={isForgetting} onClick={forget} sx={{ mt: 2, width: '100%' }}>
        {t('unpaired.done')}
      </Button>
    </Door>
  );
}
