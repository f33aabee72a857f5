import Button from '@mui/material/Button';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import { keyOfError } from '../../lib/api/error-message.ts';
import type { ResourceName } from '../../lib/api/resources.ts';

interface SwitchButtonProps {
  resource: ResourceName;
  record: RaRecord & { active: boolean };
  on: string;
  off: string;
}

/** Switches a record on or off; another click undoes it. */
export function SwitchButton({ resource, record, on, off }: SwitchButtonProps) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
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
