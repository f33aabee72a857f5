import type { Change, ChangeEntity } from '@cubby/api';
import { LoadingState, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { editPath, listPath, recordPath } from '../../lib/routing/paths.ts';
import type { StaffResource } from '../../shared/page/console-resource.ts';
import { isReference, RecordName } from '../../shared/values/RecordName.tsx';
import { RESOURCES } from '../menu/resources.ts';

/** Kinds of records whose id is a code or a currency: their name. */
const NAMED_BY_ID: readonly ChangeEntity[] = ['coupon', 'voucher', 'currency'];

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
  const kind = t(`home.entity.${entity}`);
  const of = RESOURCES.find((each) => each.entity === entity);
  if (of && isReference(of.resource))
    return (
      <>
        {kind} <RecordName of={of.resource} id={entity_id} />
      </>
    );
  const words = NAMED_BY_ID.includes(entity) ? `${kind} ${entity_id}` : kind;
  return of ? <Link href={pageOf(of, entity_id)}>{words}</Link> : words;
}

/** Returns the address of a record's page, or else of the list it is in. */
function pageOf({ resource, record, edit }: StaffResource, id: string): string {
  if (record) return recordPath(resource, id);
  return edit ? editPath(resource, id) : listPath(resource);
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
