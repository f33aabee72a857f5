import type { Change } from '@cubby/api';
import { draftField, toDraft } from '@cubby/api/react-admin';
import { DataTable, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ResourceName } from '../../lib/resources/resources.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';
import type { UndoPlan } from './undo-plan.ts';

interface UndoDialogProps {
  change: Change;
  contested: UndoPlan['contested'];
  resource: ResourceName;
  /** Names the currency of the record's amounts. */
  of: Record<string, unknown>;
  onClose: () => void;
  onUndoAll: () => void;
  /** Restores the fields that nobody has changed since; left out if there are none. */
  onUndoOthers?: () => void;
}

/** Shown before an undo that would overwrite newer changes: each field's former value, and its current one. */
export function UndoDialog({ change, contested, resource, of, onClose, onUndoAll, onUndoOthers }: UndoDialogProps) {
  const t = useTranslate();
  const id = useId();
  const labelOf = useFieldLabel(resource);
  const value = (values: Change['before'], name: string) => {
    const draft = toDraft(values ?? {});
    const field = draftField(name);
    return <ValueText resource={resource} field={field} value={draft[field]} of={{ ...of, ...draft }} />;
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('shared.undo_title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>{t('shared.undo_text')}</Box>
        <DataTable
          caption={t('shared.undo_title')}
          head={[t('shared.field'), t('shared.undo_restores'), t('shared.undo_current')]}
          rows={contested.map(({ field, by }) => [
            labelOf(draftField(field)),
            <span key="former">{value(change.before, field)}</span>,
            <span key="current">
              {value(by.after, field)}
              <ByWhom change={by} />
            </span>,
          ])}
          dense
        />
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onClose}>{t('console.cancel')}</Button>
        {onUndoOthers && (
          <Button variant="outlined" onClick={onUndoOthers}>
            {t('shared.undo_others')}
          </Button>
        )}
        <Button variant="contained" color="secondary" onClick={onUndoAll}>
          {t('shared.undo_overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ByWhom({ change: { actor, created } }: { change: Change }) {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: textSize.small }}>
      {actor?.name ?? t('shared.system')} · {moment(created)}
    </Box>
  );
}
