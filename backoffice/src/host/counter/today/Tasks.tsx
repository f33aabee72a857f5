import type { CounterTask } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { QueueEntry } from '../queue/queued-action.ts';
import { useCounter, useStore } from '../state/use-counter.ts';

/** Refused actions of this counter that need attention, with a button to mark each as done. */
export function Tasks() {
  const { t } = useI18n();
  const { day, queue } = useCounter();
  const problems = queue.filter(({ problem }) => problem !== null);
  const tasks = day?.tasks ?? [];
  if (tasks.length + problems.length === 0) return null;
  return (
    <Panel component="section" alarm>
      <Typography variant="h3" component="h2">
        {t('task.title')}
      </Typography>
      {tasks.map((task) => (
        <RefusedTask key={task.id} task={task} timezone={day?.stashpoint.timezone ?? 'UTC'} />
      ))}
      {problems.map((entry) => (
        <UnsentAction key={entry.action.id} entry={entry} timezone={day?.stashpoint.timezone ?? 'UTC'} />
      ))}
    </Panel>
  );
}

function RefusedTask({ task, timezone }: { task: CounterTask; timezone: string }) {
  const { t, time, problem } = useI18n();
  const store = useStore();
  const [failure, setFailure] = useState<string | null>(null);
  const name = task.first_name ? `${task.first_name} ${task.last_name ?? ''}`.trim() : task.booking_id;
  return (
    <Box sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box>{t('task.refused', { name, action: t(`task.${task.kind}`), time: time(task.occurred_at, timezone) })}</Box>
        <Box>{problem(task.error_id)}</Box>
        {task.person_name && <Box>{t('task.person', { name: task.person_name })}</Box>}
        {task.device_name && <Box>{t('task.device', { device: task.device_name })}</Box>}
        {failure && <Box role="alert">{problem(failure)}</Box>}
      </Box>
      <Button color="inherit" variant="outlined" href={addresses.booking(task.booking_id)}>
        {task.booking_id}
      </Button>
      <Button color="inherit" variant="outlined" onClick={() => void store.resolveTask(task.id).then(setFailure)}>
        {t('task.resolve')}
      </Button>
    </Box>
  );
}

function UnsentAction({ entry, timezone }: { entry: QueueEntry; timezone: string }) {
  const { t, time, problem } = useI18n();
  const store = useStore();
  const { action, name } = entry;
  return (
    <Box sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box>
          {t('task.refused', { name, action: t(`task.${action.kind}`), time: time(action.occurred_at, timezone) })}
        </Box>
        <Box>{problem(entry.problem ?? 'UNKNOWN')}</Box>
      </Box>
      <Button color="inherit" variant="outlined" onClick={() => void store.retry(action.id)}>
        {t('task.retry')}
      </Button>
      <Button color="inherit" variant="outlined" onClick={() => void store.discard(action.id)}>
        {t('task.discard')}
      </Button>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
