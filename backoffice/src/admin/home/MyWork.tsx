import { LoadingState, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';
import { ChangedRecord } from '../../shared/history/ChangedRecord.tsx';

/** The open records that are assigned to the reader, newest first, and the number of those that need someone. */
export function MyWork() {
  const t = useTranslate();
  const { since } = useFormats();
  const { identity } = useGetIdentity();
  const me = identity && String(identity.id);
  const { data: own } = useAssigned(me, 8);
  const { data: left } = useAssigned('nobody', 1);
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        <Link href={filtered(listPath('assignments'), { assignee_id: me })} color="inherit">
          {t('home.my_work')}
        </Link>
      </Typography>
      {!own && <LoadingState label={t('console.loading')} />}
      {own?.items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('home.no_work')}</Box>}
      <Box component="ul" sx={plainList}>
        {own?.items.map((assignment) => (
          <Box component="li" key={assignment.id} sx={row}>
            <span>
              <ChangedRecord change={assignment} />
            </span>
            <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>{since(assignment.created)}</Box>
          </Box>
        ))}
      </Box>
      {left !== undefined && left.total > 0 && (
        <Link
          href={filtered(listPath('assignments'), { assignee_id: 'nobody' })}
          sx={{ display: 'inline-block', py: 1 }}
        >
          {t('home.unassigned', { smart_count: left.total })}
        </Link>
      )}
    </Box>
  );
}

function useAssigned(assignee_id: string | undefined, per_page: number) {
  return useQuery({
    queryKey: ['assignments', assignee_id],
    queryFn: () => api.listAssignments({ query: { ...(assignee_id && { assignee_id }), per_page } }),
    enabled: assignee_id !== undefined,
  });
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
