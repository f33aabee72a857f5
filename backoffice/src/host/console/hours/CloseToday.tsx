import { type AdminStashpoint, addCalendarDays, localMoment } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { toDraft } from '@cubby/api/react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useNotify, useUpdate } from 'ra-core';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useImpactCheck } from '../../../shared/impact/use-impact-check.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { closureOn, type DraftClosure, withClosure, withoutDate } from './closures.ts';

/** Closes the place for the rest of today, on its own calendar; it opens again tomorrow automatically. */
export function CloseToday({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminStashpoint>();
  const { check, dialog } = useImpactCheck(stashpoint.id, hostPaths.booking);
  const today = localMoment(serverClock.now(), stashpoint.timezone).date;
  const { closures } = toDraft(stashpoint) as { closures: DraftClosure[] };
  const isClosed = closureOn(closures, today) !== undefined;

  const save = async (next: DraftClosure[], done: string) => {
    const before = { closures };
    const answer = await check({ closures: next }, before);
    if (!answer) return;
    await update(
      'stashpoints',
      {
        id: stashpoint.id,
        data: { closures: next, ...answer } as object,
        previousData: { ...before, version: stashpoint.version, id: stashpoint.id } as never,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(done, { type: 'success' }),
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  };
  const open = () =>
    save(
      withoutDate(closures, today, { dayBefore: addCalendarDays(today, -1), dayAfter: addCalendarDays(today, 1) }),
      'host.closures.open_again',
    );
  const close = () => save(withClosure(closures, { startDate: today, endDate: today }), 'host.closures.closed_today');
  return (
    <Card sx={card}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <b>{t(isClosed ? 'host.closures.is_closed' : 'host.closures.is_open')}</b>
        <Box sx={{ color: 'text.secondary' }}>
          {t(isClosed ? 'host.closures.is_closed_text' : 'host.closures.is_open_text')}
        </Box>
      </Box>
      <Button
        variant={isClosed ? 'outlined' : 'contained'}
        color={isClosed ? 'primary' : 'secondary'}
        loading={isPending}
        onClick={() => void (isClosed ? open() : close())}
      >
        {t(isClosed ? 'host.closures.open_today' : 'host.closures.close_today')}
      </Button>
      {dialog}
    </Card>
  );
}

const card = { p: { xs: 2, md: 2.5 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
