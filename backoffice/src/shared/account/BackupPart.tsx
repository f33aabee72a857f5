import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { Part } from './Part.tsx';
import { useChangedMethods } from './use-sign-in-methods.ts';

/** At this number or fewer, new codes are recommended. */
const FEW = 3;

interface BackupPartProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** The number of backup codes left; new ones replace all of them. */
export function BackupPart({ left, onCodes }: BackupPartProps) {
  const t = useTranslate();
  const { reread } = useChangedMethods();
  const [isAsking, setAsking] = useState(false);
  const renew = async () => {
    const { codes } = await api.createBackupCodes();
    onCodes(codes);
    void reread();
  };
  const count = t('sign_in.own.codes_left', { smart_count: left });
  return (
    <Part title={t('sign_in.codes.title')} text={t('sign_in.own.codes_text')}>
      {left <= FEW ? <Alert severity="warning">{count}</Alert> : <Box>{count}</Box>}
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('sign_in.own.new_codes')}
      </Button>
      {isAsking && (
        <FormDialog
          destructive
          title={t('sign_in.own.new_codes_title')}
          confirm={t('sign_in.own.new_codes')}
          onClose={() => setAsking(false)}
          onConfirm={renew}
        >
          {t('sign_in.own.new_codes_text')}
        </FormDialog>
      )}
    </Part>
  );
}
