import type { AdminStashpoint, ApprovalDoubt } from '@cubby/api';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

interface DoubtsDialogProps {
  stashpoint: AdminStashpoint;
  doubts: readonly ApprovalDoubt[];
  onClose: () => void;
  onApprove: () => Promise<unknown>;
}

/** Lists the objections to an approval. Approving anyway takes a tick and a press, so that no stray key does both. */
export function DoubtsDialog({ stashpoint, doubts, onClose, onApprove }: DoubtsDialogProps) {
  const t = useTranslate();
  const [seen, setSeen] = useState(false);
  return (
    <FormDialog
      title={t('decision.doubts_title', { name: stashpoint.name })}
      confirm={t('decision.approve_anyway')}
      destructive
      disabled={!seen}
      onClose={onClose}
      onConfirm={onApprove}
    >
      <Box>{t('decision.doubts_text')}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {doubts.map((doubt) => (
          <li key={doubt}>{t(`decision.doubt.${doubt}`)}</li>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={seen} onChange={(_, checked) => setSeen(checked)} />}
        label={t('decision.seen')}
      />
    </FormDialog>
  );
}
