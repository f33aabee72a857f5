import { DataTable } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { toDraft } from '../../lib/api/wire-names.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';
import type { Conflict } from './use-conflict.ts';

interface ConflictDialogProps {
  resource: string;
  conflict: Conflict<object>;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onBack: () => void;
}

/** Shown after someone else has saved the record: both versions, field by field, and the choices. */
export function ConflictDialog({ resource, conflict, onTakeTheirs, onKeepMine, onBack }: ConflictDialogProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { mine, changed } = conflict;
  const theirs = toDraft(conflict.theirs);
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(changed)])];
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="md">
      <DialogTitle>{t('shared.conflict_title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>{t('shared.conflict_text')}</Box>
        <DataTable
          caption={t('shared.conflict_title')}
          head={[t('shared.field'), t('shared.yours'), t('shared.theirs')]}
          rows={fields.map((field) => [
            labelOf(field),
            field in mine ? (
              <ValueText key="mine" {...{ resource, field }} value={mine[field]} of={{ ...theirs, ...mine }} />
            ) : (
              t('shared.unchanged')
            ),
            field in changed ? (
              <ValueText key="theirs" {...{ resource, field }} value={changed[field]} of={theirs} />
            ) : (
              t('shared.unchanged')
            ),
          ])}
          dense
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onBack}>{t('shared.back_to_form')}</Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t('shared.take_theirs')}
        </Button>
        <Button variant="contained" onClick={onKeepMine}>
          {t('shared.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
