import { isNoted, type RecordWork } from '@cubby/api';
import { ErrorState, FactCard, FactList, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useGetIdentity, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { logKeyOf } from '../../lib/resources/resources.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { Notes } from './Notes.tsx';
import { useColleagueName } from './use-colleague-name.ts';
import { type NotedRecord, useAssign, useRecordWork } from './use-record-work.ts';

/** The notes of staff about the record around it, and the colleague who works on it. */
export function TeamCard({ resource: named }: { resource?: string }) {
  const t = useTranslate();
  const around = useResourceContext();
  const record = useRecordContext();
  const key = record && logKeyOf(named ?? around ?? '', record);
  if (!key || !isNoted(key.entity)) return null;
  return (
    <FactCard title={t('menu.team')}>
      <Work record={{ entity: key.entity, id: key.entity_id }} />
    </FactCard>
  );
}

function Work({ record }: { record: NotedRecord }) {
  const t = useTranslate();
  const { data, error, refetch } = useRecordWork(record);
  if (error && !data)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (!data) return <LoadingState label={t('console.loading')} />;
  return (
    <>
      <Assignee record={record} work={data} />
      <Notes record={record} notes={data.notes} />
    </>
  );
}

function Assignee({ record, work }: { record: NotedRecord; work: RecordWork }) {
  const t = useTranslate();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const nameOf = useColleagueName();
  const assign = useAssign(record, work);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: assign,
    onError: (error) => notify(keyOfError(error), { type: 'error' }),
  });
  const me = identity && String(identity.id);
  const { assignee } = work;
  return (
    <>
      <FactList facts={[[t('cases.assignee'), assignee ? nameOf(assignee) : t('cases.unassigned')]]} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mb: 3 }}>
        {me && assignee?.id !== me && (
          <Button variant="outlined" loading={isPending} onClick={() => mutate(me)}>
            {t('cases.take')}
          </Button>
        )}
        {/* A report is done once it is decided. */}
        {assignee && record.entity !== 'incident' && (
          <Button variant="outlined" loading={isPending} onClick={() => mutate(null)}>
            {t('cases.done')}
          </Button>
        )}
        <Button onClick={() => setAsking(true)}>{t('cases.assign')}</Button>
      </Box>
      {isAsking && <AssignDialog record={record} work={work} onClose={() => setAsking(false)} />}
    </>
  );
}
