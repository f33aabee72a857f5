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
import { RecordName, type ReferenceTo } from '../../shared/values/RecordName.tsx';

/** Kinds of records with a name. */
const NAMED: Partial<Record<ChangeEntity, ReferenceTo>> = {
  stashpoint: 'stashpoints',
  host: 'hosts',
  booking: 'bookings',
  place: 'places',
  ota: 'otas',
  area: 'areas',
  user: 'users',
};

/** Pages of the other kinds; the id of a code or a currency is its name. */
const PAGE_OF: Partial<Record<ChangeEntity, (id: string) => string>> = {
  incident: (id) => recordPath('incidents', id),
  mail: () => listPath('mails'),
  coupon: (id) => recordPath('coupons', id),
  seo_content: (id) => editPath('seo-contents', id),
  voucher: (id) => recordPath('vouchers', id),
  review: (id) => recordPath('reviews', id),
  currency: (id) => recordPath('currencies', id),
  payout_run: (id) => recordPath('payout-runs', id),
  unexplained: () => listPath('unexplained'),
};
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
  const reference = NAMED[entity];
  if (reference)
    return (
      <>
        {kind} <RecordName of={reference} id={entity_id} />
      </>
    );
  const words = NAMED_BY_ID.includes(entity) ? `${kind} ${entity_id}` : kind;
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
