import type { Change } from '@cubby/api';
import { ErrorState, FactCard, LoadingState, plainList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { logKeyOf, type ResourceName } from '../../lib/resources/resources.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { UndoButton } from './UndoButton.tsx';

/**
 * The history of the record around it: each change with its author, old and new values, latest first; changes of fields
 * can be undone.
 */
export function History() {
  const t = useTranslate();
  return (
    <FactCard title={t('shared.history')}>
      <Changes />
    </FactCard>
  );
}

function Changes() {
  const t = useTranslate();
  const resource = useResourceContext() as ResourceName;
  const record = useRecordContext() ?? { id: '' };
  const key = logKeyOf(resource, record);
  const version = Number(record.version);
  const currency = { currencyCode: record.currency_code ?? record.ccy_code };
  // The first row of the page loaded last is focused, so that reading goes on there.
  const [resumed, setResumed] = useState<number>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    // A new version of the record reloads the log.
    queryKey: ['changes', key, version],
    queryFn: ({ pageParam: page }) => api.listChanges({ query: { ...key, per_page: 50, page } }),
    initialPageParam: 1,
    getNextPageParam: ({ has_next }, pages) => (has_next ? pages.length + 1 : undefined),
  });
  if (error && !data)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (!data) return <LoadingState label={t('console.loading')} />;
  // A change made since the first page was loaded moves the others on, so that pages overlap.
  const changes = [...new Map(data.pages.flatMap(({ items }) => items).map((each) => [each.id, each])).values()];
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('shared.no_history')}</Box>;
  const showMore = () => {
    setResumed(changes.length);
    void fetchNextPage();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 1.5, width: '100%' }}>
        {changes.map((change, index) => (
          <Row key={change.id} change={change} resource={resource} of={currency} focused={index === resumed}>
            <UndoButton
              change={change}
              resource={resource}
              since={{ newer: changes.slice(0, index), version, of: currency }}
            />
          </Row>
        ))}
      </Box>
      {error && <Alert severity="error">{t(keyOfError(error))}</Alert>}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={showMore}>
          {t('shared.older_changes')}
        </Button>
      )}
    </Box>
  );
}

interface RowProps {
  change: Change;
  resource: ResourceName;
  of: Record<string, unknown>;
  focused: boolean;
  children: ReactNode;
}

function Row({ change, resource, of, focused, children }: RowProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <Box component="li" sx={row} {...(focused && { tabIndex: -1, ref: focus })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Box>
          <b>{t(`shared.action.${change.action}`, { _: change.action })}</b>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            {change.actor?.name ?? t('shared.system')} · <time dateTime={change.created}>{moment(change.created)}</time>
          </Box>
        </Box>
        {children}
      </Box>
      <ChangedFields change={change} resource={resource} of={of} />
    </Box>
  );
}

const focus = (row: HTMLElement | null) => row?.focus();

const row = {
  pb: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-child': { border: 0, pb: 0 },
} as const;
