import type { DeletionPreview, User } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { FactCard } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useLogout, useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/routing/paths.ts';
import { Loaded } from '../page/Loaded.tsx';
import { FormDialog } from '../records/FormDialog.tsx';

/** Deletes the user's account, after a dialog has shown what that does at this moment. */
export function DeletionCard({ user }: { user: User }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <FactCard title={t('deletion.title')}>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('deletion.open')}
      </Button>
      {isAsking && <DeletionDialog user={user} onClose={() => setAsking(false)} />}
    </FactCard>
  );
}

function DeletionDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const logout = useLogout();
  const [understood, setUnderstood] = useState(false);
  const preview = useQuery({ queryKey: ['deletion'], queryFn: () => api.getMyDeletion(), gcTime: 0 });
  const remove = async () => {
    try {
      await api.deleteUser({ params: { id: user.id } });
    } catch (error) {
      if (!(error instanceof ResponseError) || error.id !== 'CONFLICT') throw error;
      notify('deletion.changed', { type: 'warning' });
      await preview.refetch();
      return false;
    }
    await logout({}, paths.login, false);
    return true;
  };
  return (
    <FormDialog
      destructive
      title={t('deletion.title')}
      confirm={t('deletion.confirm')}
      disabled={!understood || !preview.data?.may_delete}
      onClose={onClose}
      onConfirm={remove}
    >
      <Loaded query={preview}>
        {(found) => (found.may_delete ? <Effects preview={found} /> : <Obstacles preview={found} />)}
      </Loaded>
      {preview.data?.may_delete && (
        <FormControlLabel
          control={<Checkbox checked={understood} onChange={({ target }) => setUnderstood(target.checked)} />}
          label={t('deletion.understood')}
        />
      )}
    </FormDialog>
  );
}

function Obstacles({ preview: { blocking_bookings, blocking_hosted_bookings } }: { preview: DeletionPreview }) {
  const t = useTranslate();
  return (
    <Alert severity="warning">
      <AlertTitle>{t('deletion.blocked')}</AlertTitle>
      {blocking_bookings.length > 0 && <div>{t('deletion.blocked_text')}</div>}
      {blocking_hosted_bookings > 0 && (
        <div>{t('deletion.blocked_hosted', { smart_count: blocking_hosted_bookings })}</div>
      )}
    </Alert>
  );
}

function Effects({ preview }: { preview: DeletionPreview }) {
  const t = useTranslate();
  const { money, momentIn } = useFormats();
  const counted = [
    ['reviews', preview.reviews_kept],
    ['stashpoints', preview.closed_stashpoints],
    ['people', preview.removed_people],
    ['devices', preview.unpaired_devices],
  ] as const;
  const sentences = [
    t('deletion.person'),
    t('deletion.books'),
    ...preview.lost_credit.map(({ amount, ccy_code, ccy_minor_in_major }) =>
      t('deletion.credit', { amount: money(amount, { ccy: ccy_code, ccy_minor_in_major }) }),
    ),
    ...counted.filter(([, count]) => count > 0).map(([kind, smart_count]) => t(`deletion.${kind}`, { smart_count })),
  ];
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t('deletion.intro')}</Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {preview.cancelled_bookings.length > 0 && (
        <div>
          {t('deletion.cancelled', { smart_count: preview.cancelled_bookings.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
            {preview.cancelled_bookings.map(
              ({ id, stashpoint_name, dropoff, timezone, refund_amount, ...currency }) => (
                <li key={id}>
                  {stashpoint_name}, {momentIn(dropoff, timezone)}:{' '}
                  {money(refund_amount ?? 0, { ...currency, ccy: currency.ccy_code })}
                </li>
              ),
            )}
          </Box>
        </div>
      )}
    </>
  );
}
