import type { RecordWork } from '@cubby/api';
import { LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { FormDialog } from '../records/FormDialog.tsx';
import { type NotedRecord, useAssign } from './use-record-work.ts';

interface AssignDialogProps {
  record: NotedRecord;
  work: RecordWork;
  onClose: () => void;
}

/** Chooses the colleague who works on a record, of those who may. */
export function AssignDialog({ record, work, onClose }: AssignDialogProps) {
  const t = useTranslate();
  const assign = useAssign(record, work);
  const { entity } = record;
  const current = work.assignee?.id ?? '';
  const [chosen, choose] = useState(current);
  const { data, error } = useQuery({
    queryKey: ['assignees', entity],
    queryFn: () => api.listAssignees({ query: { entity } }),
  });
  return (
    <FormDialog
      title={t('cases.assign_title')}
      confirm={t('cases.assign_now')}
      disabled={!data || chosen === current}
      onClose={onClose}
      onConfirm={() => assign(chosen || null)}
    >
      {error && <Alert severity="error">{t(keyOfError(error))}</Alert>}
      {!data && !error && <LoadingState label={t('console.loading')} />}
      {data && (
        <SelectField
          label={t('cases.colleague')}
          value={chosen}
          onChange={choose}
          options={[['', t('cases.unassigned')], ...data.map(({ id, name }) => [id, name] as const)]}
        />
      )}
    </FormDialog>
  );
}
