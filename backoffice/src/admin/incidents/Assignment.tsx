import type { Case, IncidentDetail } from '@cubby/api';
import { FactCard, FactList, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useGetIdentity, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../../shared/inputs/SelectField.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useColleagueName } from './use-colleague-name.ts';

interface AssignmentProps {
  incident: IncidentDetail;
  record: Case;
}

/** The state of a case, its next deadline, and the member of staff who works on it. */
export function Assignment({ incident, record: { state, deadline } }: AssignmentProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { momentIn } = useFormats();
  const { identity } = useGetIdentity();
  const nameOf = useColleagueName();
  const assign = useAssign(incident);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: assign,
    onError: (error) => notify(keyOfError(error), { type: 'error' }),
  });
  const me = identity && String(identity.id);
  const { assignee, stashpoint } = incident;
  return (
    <FactCard title={t('cases.case')}>
      <FactList
        facts={[
          [t('incidents.standing_filter'), t(`cases.state.${state}`)],
          [t('cases.deadline'), deadline ? momentIn(deadline, stashpoint.timezone) : t('cases.no_deadline')],
          [t('cases.assignee'), assignee ? nameOf(assignee) : t('cases.unassigned')],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {me && assignee?.id !== me && (
          <Button variant="outlined" loading={isPending} onClick={() => mutate(me)}>
            {t('cases.take')}
          </Button>
        )}
        <Button onClick={() => setAsking(true)}>{t('cases.assign')}</Button>
      </Box>
      {isAsking && <AssignDialog incident={incident} onClose={() => setAsking(false)} />}
    </FactCard>
  );
}

/** Returns a function that gives a report to a member of staff, or to no one. */
function useAssign({ id, assignee }: IncidentDetail) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (assignee_id: string | null) => {
    const body = { assignee_id, expected_assignee_id: assignee?.id ?? null };
    // Someone else may have it by now: the page then shows who.
    const { assignee: now } = await api.assignIncident({ params: { id }, body }).finally(refresh);
    notify(now ? 'cases.assigned' : 'cases.now_unassigned', { type: 'success', messageArgs: { name: now?.name } });
  };
}

function AssignDialog({ incident, onClose }: { incident: IncidentDetail; onClose: () => void }) {
  const t = useTranslate();
  const assign = useAssign(incident);
  const [chosen, choose] = useState(incident.assignee?.id ?? '');
  const { data, error } = useQuery({ queryKey: ['incident-assignees'], queryFn: () => api.listAssignees() });
  return (
    <FormDialog
      title={t('cases.assign_title')}
      confirm={t('cases.assign_now')}
      disabled={!data || chosen === (incident.assignee?.id ?? '')}
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
