import type { AdminStashpoint } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface TakeBackProps {
  stashpoint: AdminStashpoint;
  isPending: boolean;
  onTakeBack: (stashpoint: AdminStashpoint) => void;
}

/** Offers to undo the approval just given, until the host has been notified. */
export function TakeBack({ stashpoint, isPending, onTakeBack }: TakeBackProps) {
  const t = useTranslate();
  return (
    <Alert
      severity="success"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" loading={isPending} onClick={() => onTakeBack(stashpoint)}>
          {t('decision.take_back')}
        </Button>
      }
    >
      {t('decision.just_approved', { name: stashpoint.name })}
    </Alert>
  );
}
