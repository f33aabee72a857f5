import type { AdminStashpoint } from '@cubby/api';
import EditRounded from '@mui/icons-material/EditRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { approvalOf, editPath, recordPath, siteUrl } from '../../lib/routing/paths.ts';
import { useImpactCheck } from '../../shared/impact/use-impact-check.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { DoubtsDialog } from '../checks/DoubtsDialog.tsx';
import { type Doubts, useDoubts } from '../checks/use-doubts.ts';
import { HandInDialog } from './HandInDialog.tsx';

/**
 * The actions available to staff for a place, by its status. Taking it off the market asks first, and about its
 * bookings.
 */
export function StashpointActions({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminStashpoint>();
  const [asking, setAsking] = useState(false);
  const [handingIn, setHandingIn] = useState(false);
  const [doubts, setDoubts] = useState<Doubts | null>(null);
  const findDoubts = useDoubts();
  const { check, dialog } = useImpactCheck(stashpoint.id, (booking) => recordPath('bookings', booking));

  const change = (data: Record<string, unknown>, done: string) =>
    update(
      'stashpoints',
      { id: stashpoint.id, data, previousData: stashpoint },
      {
        onSuccess: () => notify(done, { type: 'success', messageArgs: { name: stashpoint.name } }),
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  const takeOff = async () => {
    setAsking(false);
    const answer = await check({ active: false }, { active: true });
    if (answer) void change({ active: false, ...answer }, 'place.deactivated');
  };

  const putOn = () => change({ status: 'approved', active: true }, 'place.approved');
  const approve = async () => {
    const doubts = await findDoubts(stashpoint);
    if (doubts.found.length > 0) setDoubts(doubts);
    else void putOn();
  };

  const onMarket = stashpoint.status === 'approved' && stashpoint.active;
  return (
    <>
      {onMarket && (
        <Button
          href={siteUrl(null, stashpoint.canonical_url, window.location)}
          target="_blank"
          variant="outlined"
          endIcon={<OpenInNewRounded />}
        >
          {t('place.public_page')}
        </Button>
      )}
      <Button href={editPath('stashpoints', stashpoint.id)} variant="outlined" startIcon={<EditRounded />}>
        {t('place.edit')}
      </Button>
      {stashpoint.status === 'submitted' && (
        <Button href={approvalOf(stashpoint.id)} variant="contained">
          {t('place.review')}
        </Button>
      )}
      {stashpoint.proposed && (
        <Button href={approvalOf(stashpoint.id)} variant="contained">
          {t('decision.review_proposal')}
        </Button>
      )}
      {(stashpoint.status === 'draft' || stashpoint.status === 'rejected') && (
        <Button
          variant={stashpoint.status === 'draft' ? 'contained' : 'outlined'}
          loading={isPending}
          onClick={() => setHandingIn(true)}
        >
          {t('decision.hand_in')}
        </Button>
      )}
      {stashpoint.status === 'rejected' && (
        <Button variant="outlined" loading={isPending} onClick={() => void approve()}>
          {t('place.approve_after_all')}
        </Button>
      )}
      {onMarket && (
        <Button color="secondary" variant="outlined" loading={isPending} onClick={() => setAsking(true)}>
          {t('place.deactivate')}
        </Button>
      )}
      {stashpoint.status === 'approved' && !stashpoint.active && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() => void change({ active: true }, 'place.activated')}
        >
          {t('place.activate')}
        </Button>
      )}
      {asking && (
        <FormDialog
          destructive
          title={t('place.deactivate_title', { name: stashpoint.name })}
          confirm={t('place.deactivate')}
          onClose={() => setAsking(false)}
          onConfirm={async () => void takeOff()}
        >
          {t('place.deactivate_text')}
        </FormDialog>
      )}
      {handingIn && (
        <HandInDialog
          stashpoint={stashpoint}
          onClose={() => setHandingIn(false)}
          onHandIn={async () => void change({ status: 'submitted' }, 'decision.handed_in')}
        />
      )}
      {doubts && (
        <DoubtsDialog
          stashpoint={stashpoint}
          {...doubts}
          onClose={() => setDoubts(null)}
          onApprove={async () => void putOn()}
        />
      )}
      {dialog}
    </>
  );
}
