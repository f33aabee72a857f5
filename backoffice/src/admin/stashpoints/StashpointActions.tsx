import type { AdminStashpoint, ApprovalDoubt } from '@cubby/api';
import EditRounded from '@mui/icons-material/EditRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { approvalOf, paths, siteUrl } from '../../lib/routing/paths.ts';
import { useImpactCheck } from '../../shared/impact/use-impact-check.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { DoubtsDialog } from '../approval/DoubtsDialog.tsx';
import { useDoubts } from '../approval/use-doubts.ts';
import { HandInDialog } from './HandInDialog.tsx';

/**
 * The actions available to staff for a place, by its status. Taking it off the market asks first, and about its
 * bookings.
 */
export function StashpointActions({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminStashpoint>();
  const [asking, setAsking] = useState(false);
  const [handingIn, setHandingIn] = useState(false);
  const [doubts, setDoubts] = useState<readonly ApprovalDoubt[] | null>(null);
  const findDoubts = useDoubts();
  const { check, dialog } = useImpactCheck(place.id, paths.booking);

  const change = (data: Record<string, unknown>, done: string) =>
    update(
      'stashpoints',
      { id: place.id, data, previousData: place },
      {
        onSuccess: () => notify(done, { type: 'success', messageArgs: { name: place.name } }),
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
    const found = await findDoubts(place);
    if (found.length > 0) setDoubts(found);
    else void putOn();
  };

  const onMarket = place.status === 'approved' && place.active;
  return (
    <>
      {onMarket && (
        <Button
          href={siteUrl(null, place.canonical_url, window.location)}
          target="_blank"
          variant="outlined"
          endIcon={<OpenInNewRounded />}
        >
          {t('place.public_page')}
        </Button>
      )}
      <Button href={paths.editStashpoint(place.id)} variant="outlined" startIcon={<EditRounded />}>
        {t('place.edit')}
      </Button>
      {place.status === 'submitted' && (
        <Button href={approvalOf(place.id)} variant="contained">
          {t('place.review')}
        </Button>
      )}
      {place.proposed && (
        <Button href={approvalOf(place.id)} variant="contained">
          {t('decision.review_proposal')}
        </Button>
      )}
      {(place.status === 'draft' || place.status === 'rejected') && (
        <Button
          variant={place.status === 'draft' ? 'contained' : 'outlined'}
          loading={isPending}
          onClick={() => setHandingIn(true)}
        >
          {t('decision.hand_in')}
        </Button>
      )}
      {place.status === 'rejected' && (
        <Button variant="outlined" loading={isPending} onClick={() => void approve()}>
          {t('place.approve_after_all')}
        </Button>
      )}
      {onMarket && (
        <Button color="secondary" variant="contained" loading={isPending} onClick={() => setAsking(true)}>
          {t('place.deactivate')}
        </Button>
      )}
      {place.status === 'approved' && !place.active && (
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
          title={t('place.deactivate_title', { name: place.name })}
          confirm={t('place.deactivate')}
          onClose={() => setAsking(false)}
          onConfirm={async () => void takeOff()}
        >
          {t('place.deactivate_text')}
        </FormDialog>
      )}
      {handingIn && (
        <HandInDialog
          place={place}
          onClose={() => setHandingIn(false)}
          onHandIn={async () => void change({ status: 'submitted' }, 'decision.handed_in')}
        />
      )}
      {doubts && (
        <DoubtsDialog
          place={place}
          doubts={doubts}
          onClose={() => setDoubts(null)}
          onApprove={async () => void putOn()}
        />
      )}
      {dialog}
    </>
  );
}
