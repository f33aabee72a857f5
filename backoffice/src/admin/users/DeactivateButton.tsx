import type { AdminUser, Assignment } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { sessionUser } from '../../lib/session/session.ts';
import { SelectField } from '../../shared/inputs/SelectField.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';
import { nameOf } from './name-of.ts';

/** Removes a colleague who leaves from the staff; not shown for others, nor for oneself. */
export function DeactivateButton({ user }: { user: AdminUser }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (user.role !== 'admin' || user.deleted_at || user.id === sessionUser()?.id) return null;
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('users.deactivate')}
      </Button>
      {isAsking && <DeactivateDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeactivateDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const { total: cases = 0 } = useGetList<Assignment>('assignments', {
    filter: { assignee_id: user.id },
    pagination: { page: 1, perPage: 1 },
  });
  const { data: colleagues = [] } = useQuery({ queryKey: ['assignees'], queryFn: () => api.listAssignees() });
  const [heir, setHeir] = useState('');
  const name = nameOf(user) || user.email || '';
  const deactivate = async () => {
    await api.deactivateColleague({ params: { id: user.id }, body: { hand_over_to: heir || null } });
    done('users.deactivated', { name });
  };
  return (
    <FormDialog
      destructive
      title={t('users.deactivate_title', { name })}
      confirm={t('users.deactivate')}
      onClose={onClose}
      onConfirm={deactivate}
    >
      <div>{t('users.deactivate_text')}</div>
      {cases > 0 && (
        <>
          <Alert severity="warning">{t('users.open_cases', { smart_count: cases })}</Alert>
          <SelectField
            label={t('users.hand_over')}
            value={heir}
            onChange={setHeir}
            options={[
              ['', t('cases.unassigned')],
              ...colleagues.filter(({ id }) => id !== user.id).map((each) => [each.id, each.name] as const),
            ]}
          />
          <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{t('users.hand_over_text')}</Box>
        </>
      )}
    </FormDialog>
  );
}
