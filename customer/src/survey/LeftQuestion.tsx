import { Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Asks whether the stay took place: without a check-in, only the traveller can tell. */
export function LeftQuestion({ stashpoint, onAnswer }: { stashpoint: string; onAnswer: (left: boolean) => void }) {
  const { t } = useI18n();
  return (
    <Panel>
      <Typography component="h2" variant="h4">
        {t('survey.left.question', { place: stashpoint })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {t('survey.left.yes')}
        </Button>
        <Button variant="outlined" onClick={() => onAnswer(false)}>
          {t('survey.left.no')}
        </Button>
      </Box>
    </Panel>
  );
}
