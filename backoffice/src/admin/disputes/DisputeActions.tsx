import Button from '@mui/material/Button';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { EvidenceDialog } from './EvidenceDialog.tsx';

/** Opens the response to a disputed payment from its event in the timeline. */
export function DisputeActions({ disputeId }: { disputeId: string }) {
  const t = useTranslate();
  const { may } = useScopes();
  const [isOpen, setOpen] = useState(false);
  if (!may('money:all')) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ marginInlineStart: -1 }}>
        {t('bookings.evidence.open')}
      </Button>
      {isOpen && <EvidenceDialog disputeId={disputeId} onClose={() => setOpen(false)} />}
    </>
  );
}
