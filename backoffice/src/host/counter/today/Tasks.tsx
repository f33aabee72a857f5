import type { CounterTask } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { QueueEntry } from '../queue/queued-action.ts';
import { useCounter, useStore } from '../state/use-counter.ts';

/** Refused actions of this counter, or of one booking, that need attention, with a button to mark each as done. */
export function Tasks({ bookingId }: { bookingId?: string }) {
  const { t } = useI18n();
  const { day, queue } = useCounter();
  const isMeant = (id: string) => bookingId === undefined || id === bookingId;
  const problems = queue.filter(({ problem, action }) => problem !== null && isMeant(action.booking_id));
  const tasks = (day?.tasks ?? []).filter(({ booking_id }) => isMeant(booking_id));
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
  const resolve = (usesTags: boolean) => void store.resolveTask(task.id, usesTags).then(setFailure);
  return (
    <Box sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box>{t('task.refused', { name, action: t(`task.${task.kind}`), time: time(task.occurred_at, timezone) })}</Box>
        <Box>{problem(task.error_id)}</Box>
        {!task.accepted && <Who version={task} />}
        {failure && <Box role="alert">{problem(failure)}</Box>}
      </Box>
      <Button color="inherit" variant="outlined" href={addresses.booking(task.booking_id)}>
        {task.booking_id}
      </Button>
      <Button color="inherit" variant="outlined" onClick={() => resolve(false)}>
        {t('task.resolve')}
      </Button>
      {task.accepted && (
        <Box sx={versions}>
          <Version title={t('task.accepted')} version={task.accepted} timezone={timezone} />
          <Version title={t('task.other')} version={task} timezone={timezone}>
            {task.tags.length > 0 && (
              <Button color="inherit" variant="outlined" onClick={() => resolve(true)}>
                {t('task.use_tags')}
              </Button>
            )}
          </Version>
        </Box>
      )}
    </Box>
  );
}

type CheckIn = NonNullable<CounterTask['accepted']>;

interface VersionProps {
  title: string;
  version: CheckIn;
  timezone: string;
  children?: ReactNode;
}

/** One of two check-ins of the same bags: its time, person, device and tags. */
function Version({ title, version, timezone, children }: VersionProps) {
  const { t, moment } = useI18n();
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'grid', gap: 0.5, alignContent: 'start', justifyItems: 'start' }}
    >
      <b>{title}</b>
      <Box>{moment(version.occurred_at, timezone)}</Box>
      <Who version={version} />
      <Box>{version.tags.length > 0 ? t('task.tags', { tags: version.tags.join(', ') }) : t('take.without')}</Box>
      {children}
    </Box>
  );
}

function Who({
  version: { person_name: name, device_name: device },
}: {
  version: Pick<CheckIn, 'person_name' | 'device_name'>;
}) {
  const { t } = useI18n();
  return (
    <>
      {name && <Box>{t('task.person', { name })}</Box>}
      {device && <Box>{t('task.device', { device })}</Box>}
    </>
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
      <Button color="inherit" variant="outlined" onClick={() => void store.work.retry(entry)}>
        {t('task.retry')}
      </Button>
      <Button color="inherit" variant="outlined" onClick={() => void store.work.discard(entry.seq)}>
        {t('task.discard')}
      </Button>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
const versions = {
  flexBasis: '100%',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  overflowWrap: 'anywhere',
} as const;
