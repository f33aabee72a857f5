import type { AdminStashpoint } from '@cubby/api';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/error-message.ts';
import { approvalOf, siteUrl } from '../../lib/paths.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';

type Change = Pick<Partial<AdminStashpoint>, 'active' | 'status'>;

/** What staff can do with one place, by where it stands. Taking it off the market asks first. */
export function PlaceActions({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminStashpoint>();
  const [asking, setAsking] = useState(false);

  const change = (data: Change, done: string) =>
    update(
      'stashpoints',
      { id: place.id, data, previousData: place },
      {
        onSuccess: () => notify(done, { type: 'success', messageArgs: { name: place.name } }),
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  const takeOff = () => {
    setAsking(false);
    void change({ active: false }, 'place.deactivated');
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
      {place.status === 'submitted' && (
        <Button href={approvalOf(place.id)} variant="contained">
          {t('place.review')}
        </Button>
      )}
      {place.status === 'rejected' && (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => void change({ status: 'approved', active: true }, 'place.approved')}
        >
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
      <DeactivateDialog open={asking} name={place.name} onCancel={() => setAsking(false)} onConfirm={takeOff} />
    </>
  );
}
