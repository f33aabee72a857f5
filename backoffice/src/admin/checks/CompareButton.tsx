import type { AdminStashpoint, StashpointChecks } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CompareDialog } from './CompareDialog.tsx';

interface CompareButtonProps {
  stashpoint: AdminStashpoint;
  duplicate: StashpointChecks['duplicates'][number];
  /** Phone number of the host of `stashpoint`. */
  phone: string;
}

/** Opens a place that looks like another beside it. */
export function CompareButton({ stashpoint, duplicate, phone }: CompareButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button size="small" onClick={() => setOpen(true)} sx={{ marginInlineStart: -1 }}>
        {t('approval.compare', { name: duplicate.name })}
      </Button>
      {isOpen && (
        <CompareDialog stashpoint={stashpoint} duplicate={duplicate} phone={phone} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}
