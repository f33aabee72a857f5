import type { Change } from '@cubby/api';
import { LoadingState, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';

const PAGE_OF: Partial<Record<Change['entity'], (id: string) => string>> = {
  stashpoint: paths.stashpoint,
  booking: paths.booking,
  place: paths.city,
  seo_content: paths.content,
};

/** The latest changes by colleagues. */
export function RecentChanges() {
  const t = useTranslate();
  const { since } = useFormats();
  const { data } = useQuery({ queryKey: ['changes'], queryFn: () => api.listChanges({ query: { per_page: 8 } }) });
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('home.recent')}
      </Typography>
      {!data && <LoadingState label={t('console.loading')} />}
      {data?.items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('home.no_changes')}</Box>}
      <Box component="ul" sx={plainList}>
        {data?.items.map((change) => (
          <Box component="li" key={change.id} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <b>{t(`shared.action.${change.action}`, { _: change.action })}</b>
              {' · '}
              <Subject change={change} />
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

function Subject({ change: { entity, entity_id } }: { change: Change }) {
  const t = useTranslate();
  const words = `${t(`home.entity.${entity}`)} ${entity_id.slice(0, 12)}`;
  const page = PAGE_OF[entity];
  return page ? <Link href={page(entity_id)}>{words}</Link> : words;
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
