import { SCOPE_OF_ENTITY } from '@cubby/api';
import { DataTable } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { logKeyOf } from '../../lib/resources/resources.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';
import type { Draft } from './drafts.ts';

export interface Conflict {
  /** The current record, and its draft. */
  record: { id?: unknown; code?: unknown; version?: unknown };
  theirs: Draft;
  /** The changes of this user and of the other one, by field. */
  mine: Draft;
  changed: Draft;
}
/** To keep both changes, to drop one's own, or to go back to the form. */
export type Choice = 'mine' | 'theirs' | 'back';

interface ConflictDialogProps {
  resource: string;
  conflict: Conflict;
  onChoice: (choice: Choice) => void;
}

/** Fields the server computes, which no one has changed. */
const COMPUTED = ['version', 'updated', 'gaps', 'stashpointCount', 'pricingStructure'];

/** Shown after someone else has saved the record: both versions, field by field, and the choices. */
export function ConflictDialog({ resource, conflict, onChoice }: ConflictDialogProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { record, theirs, mine, changed } = conflict;
  const saved = useLastSave(resource, record);
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(changed)])].filter(
    (each) => !COMPUTED.includes(each),
  );
  return (
    <Dialog open onClose={() => onChoice('back')} fullWidth maxWidth="md">
      <DialogTitle>{t('shared.conflict_title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>
          {saved} {t('shared.conflict_text')}
        </Box>
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
        <Button onClick={() => onChoice('back')}>{t('shared.back_to_form')}</Button>
        <Button variant="outlined" onClick={() => onChoice('theirs')}>
          {t('shared.take_theirs')}
        </Button>
        <Button variant="contained" onClick={() => onChoice('mine')}>
          {t('shared.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Says who has saved a record last, and when; null until it is known, or for what is not logged. */
function useLastSave(resource: string, record: Conflict['record']): string | null {
  const t = useTranslate();
  const { since } = useFormats();
  const { may } = useScopes();
  const key = logKeyOf(resource, record);
  const { data } = useQuery({
    queryKey: ['changes', key, record.version, 'last'],
    queryFn: () => api.listChanges({ query: { ...key, per_page: 1 } }),
    // Hosts edit their places, but don't read the log.
    enabled: key !== undefined && may(SCOPE_OF_ENTITY[key.entity]),
  });
  const last = data?.items[0];
  return last?.actor ? t('shared.conflict_by', { who: last.actor.name, when: since(last.created) }) : null;
}
