import { LoadingState, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { ChangedRecord } from '../../shared/history/ChangedRecord.tsx';

/** The latest changes by colleagues. */
export function RecentChanges() {
  const t = useTranslate();
  const { since } = useFormats();
  const { data } = useQuery({ queryKey: ['changes'], queryFn: () => api.listChanges({ query: { per_page: 8 } }) });
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        <Link href={listPath('changes')} color="inherit">
          {t('home.recent')}
        </Link>
      </Typography>
      {!data && <LoadingState label={t('console.loading')} />}
      {data?.items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('home.no_changes')}</Box>}
      <Box component="ul" sx={plainList}>
        {data?.items.map((change) => (
          <Box component="li" key={change.id} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <b>{t(`shared.action.${change.action}`, { _: change.action })}</b>
              {' · '}
              <ChangedRecord change={change} />
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>
              {change.actor?.name ?? t('shared.system')} · {since(change.created)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
