import { PageHeading, Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'wouter';
import { answerTrialPage } from '../lib/api/sandbox-stripe.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

/** The sandbox's stand-in for PayPal's own page: it confirms or refuses, and redirects as PayPal does. */
export default function TrialPayPalPage() {
  const { t } = useI18n();
  const { intentId = '' } = useParams();
  const [isOver, setOver] = useState(false);
  const answer = async (outcome: 'confirm' | 'refuse') => {
    const back = await answerTrialPage(intentId, outcome);
    if (back) window.location.replace(back);
    else setOver(true);
  };
  return (
    <Page title="PayPal" width="narrow">
      <PageHeading title="PayPal" overline={t('payment.trial.overline')} />
      <Panel>
        <Typography>{t('payment.trial.text')}</Typography>
        {isOver && <Alert severity="warning">{t('payment.trial.over')}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" size="large" onClick={() => void answer('confirm')}>
            {t('payment.trial.confirm')}
          </Button>
          <Button size="large" onClick={() => void answer('refuse')}>
            {t('payment.trial.refuse')}
          </Button>
        </Box>
      </Panel>
    </Page>
  );
}
