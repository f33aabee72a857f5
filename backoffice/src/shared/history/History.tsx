import type { Change, ChangeEntity } from '@cubby/api';
import { ErrorState, LoadingState, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate, useUpdate } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import type { ResourceName } from '../../lib/api/resources.ts';
import { toDraft } from '../../lib/api/wire-names.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';

interface HistoryProps {
  entity: ChangeEntity;
  id: string;
  /** The record's version: a new one reloads the log. */
  version: number;
  resource: ResourceName;
  /** True if changes can be undone by editing the record again. */
  undoable?: boolean;
}

/**
 * The history of a record: each change with its author, old and new values, latest first; changes of fields can be
 * undone.
 */
export function History({ entity, id, version, resource, undoable = true }: HistoryProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['changes', entity, id, version],
    queryFn: () => api.listChanges({ query: { entity, entity_id: id, per_page: 50 } }),
  });
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (!data) return <LoadingState label={t('console.loading')} />;
  if (data.items.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('shared.no_history')}</Box>;
  return (
    <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
      {data.items.map((change) => (
        <Row key={change.id} change={change} version={version} resource={resource} undoable={undoable} />
      ))}
    </Box>
  );
}

interface RowProps {
  change: Change;
  version: number;
  resource: ResourceName;
  undoable: boolean;
}

function Row({ change, version, resource, undoable }: RowProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { moment } = useFormats();
  const before = toDraft(change.before ?? {});
  const after = toDraft(change.after ?? {});
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Box>
          <b>{t(`shared.action.${change.action}`, { _: change.action })}</b>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            {change.actor?.name ?? t('shared.system')} · <time dateTime={change.created}>{moment(change.created)}</time>
          </Box>
        </Box>
        {undoable && change.before && <Undo change={change} resource={resource} version={version} />}
      </Box>
      {Object.keys(after).length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: textSize.medium }}>
          {Object.keys(after).map((field) => (
            <li key={field}>
              {labelOf(field)}: <ValueText resource={resource} field={field} value={before[field]} of={before} /> →{' '}
              <ValueText resource={resource} field={field} value={after[field]} of={after} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Undoes a change by making the opposite one, which is itself recorded. */
function Undo({ change, resource, version }: { change: Change; resource: ResourceName; version: number }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const undo = () =>
    update(
      resource,
      {
        id: change.entity_id,
        data: toDraft(change.before ?? {}),
        previousData: { ...toDraft(change.after ?? {}), version, id: change.entity_id },
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('shared.undone', { type: 'success' });
          refresh();
        },
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  return (
    <Button size="small" loading={isPending} onClick={() => void undo()}>
      {t('shared.undo')}
    </Button>
  );
}

const row = {
  pb: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-child': { border: 0, pb: 0 },
} as const;
