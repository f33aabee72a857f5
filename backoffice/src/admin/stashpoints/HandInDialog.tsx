import { type AdminStashpoint, missingParts } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

interface HandInDialogProps {
  stashpoint: AdminStashpoint;
  onClose: () => void;
  onHandIn: () => Promise<unknown>;
}

/** Submits a draft for a host who phones; first lists what the host would have had to fill in. */
export function HandInDialog({ stashpoint, onClose, onHandIn }: HandInDialogProps) {
  const t = useTranslate();
  const missing = missingParts(stashpoint);
  return (
    <FormDialog
      title={t('decision.hand_in_title', { name: stashpoint.name })}
      confirm={t('decision.hand_in')}
      onClose={onClose}
      onConfirm={onHandIn}
    >
      <Box>{t('decision.hand_in_text')}</Box>
      {missing.length > 0 && (
        <Alert severity="warning">
          {t('decision.still_missing')}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {missing.map((part) => (
              <li key={part}>{t(`decision.doubt.${part}`)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </FormDialog>
  );
}
