import Button from '@mui/material/Button';
import { type RaRecord, useNotify, useRecordContext, useResourceContext, useUpdate } from 'ra-core';
import { keyOfError } from '../../lib/api/error-message.ts';

interface SwitchButtonProps {
  on: string;
  off: string;
}

/** Switches the record around it on or off; another click undoes it. */
export function SwitchButton({ on, off }: SwitchButtonProps) {
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord & { active: boolean }>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  if (!record) return null;
  const change = () =>
    update(
      resource,
      { id: record.id, data: { active: !record.active }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('shared.saved', { type: 'success' }),
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  return (
    <Button
      variant={record.active ? 'outlined' : 'contained'}
      color={record.active ? 'secondary' : 'primary'}
      loading={isPending}
      onClick={() => void change()}
    >
      {record.active ? off : on}
    </Button>
  );
}
