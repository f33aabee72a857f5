import type { AdminStashpoint } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useUpdate } from 'ra-core';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Proposal } from '../../../shared/stashpoint-facts/Proposal.tsx';

interface PendingProps {
  stashpoint: AdminStashpoint;
  proposed: NonNullable<AdminStashpoint['proposed']>;
}

/** The host's changes awaiting approval; travellers see the current version until then. */
export function Pending({ stashpoint, proposed }: PendingProps) {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminStashpoint>();
  const withdraw = () =>
    update(
      'stashpoints',
      { id: stashpoint.id, data: { proposal: 'withdraw' } as object, previousData: stashpoint },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('host.place.withdrawn', { type: 'success' }),
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  return (
    <FactCard title={t('host.place.pending')}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('host.place.pending_text')}</Box>
      <Proposal stashpoint={stashpoint} proposed={proposed} />
      <Button variant="outlined" loading={isPending} onClick={() => void withdraw()} sx={{ mt: 2 }}>
        {t('host.place.withdraw')}
      </Button>
    </FactCard>
  );
}
