import type { AdminStashpoint } from '@cubby/api';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import { useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteUrl } from '../../../lib/routing/paths.ts';
import { useImpactCheck } from '../../../shared/impact/use-impact-check.tsx';
import { PrintSheet } from '../../../shared/page/PrintSheet.tsx';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { WindowSign } from '../print/WindowSign.tsx';
import { hostPaths } from '../routing/host-paths.ts';

/**
 * Actions for a place on the market: view it as travellers do, print its window sign, pause it, and resume it if the
 * host paused it.
 */
export function MarketButtons({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminStashpoint>();
  const [asking, setAsking] = useState(false);
  const [printing, setPrinting] = useState(false);
  const { check, dialog } = useImpactCheck(stashpoint.id, hostPaths.booking);
  if (stashpoint.status !== 'approved') return null;

  const change = (data: Record<string, unknown>, done: string) =>
    update(
      'stashpoints',
      { id: stashpoint.id, data: data as Partial<AdminStashpoint>, previousData: stashpoint },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(done, { type: 'success', messageArgs: { name: stashpoint.name } }),
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  const pause = async () => {
    const answer = await check({ active: false }, { active: true });
    if (answer) await change({ active: false, ...answer }, 'host.place.now_paused');
  };
  return (
    <>
      {stashpoint.active && (
        <>
          <Button
            href={siteUrl(null, stashpoint.canonical_url, window.location)}
            target="_blank"
            variant="outlined"
            endIcon={<OpenInNewRounded />}
          >
            {t('place.public_page')}
          </Button>
          <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => setPrinting(true)}>
            {t('host.print.print_sign')}
          </Button>
          <Button variant="outlined" color="secondary" loading={isPending} onClick={() => setAsking(true)}>
            {t('host.place.pause')}
          </Button>
        </>
      )}
      {!stashpoint.active && stashpoint.paused_by_host && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() => void change({ active: true }, 'host.place.put_back')}
        >
          {t('host.place.resume')}
        </Button>
      )}
      {asking && (
        <FormDialog
          destructive
          title={t('host.place.pause_title', { name: stashpoint.name })}
          confirm={t('host.place.pause')}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            setAsking(false);
            await pause();
          }}
        >
          {t('place.deactivate_text')}
        </FormDialog>
      )}
      {printing && (
        <PrintSheet onDone={() => setPrinting(false)}>
          <WindowSign stashpoint={stashpoint} />
        </PrintSheet>
      )}
      {dialog}
    </>
  );
}
