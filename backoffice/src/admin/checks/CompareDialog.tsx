import type { AdminStashpoint, StashpointChecks } from '@cubby/api';
import { FeatureBadge, fontWeight, Picture, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { nameOfHost } from '../../shared/stashpoint-facts/HostFacts.tsx';

interface CompareDialogProps {
  stashpoint: AdminStashpoint;
  duplicate: StashpointChecks['duplicates'][number];
  /** Phone number of the host of `stashpoint`. */
  phone: string;
  onClose: () => void;
}

/** A place and one that looks like it, side by side and field by field; equal fields are marked. */
export function CompareDialog({ stashpoint, duplicate, phone, onClose }: CompareDialogProps) {
  const t = useTranslate();
  const id = useId();
  const query = useQuery({
    queryKey: ['compared', duplicate.id],
    queryFn: () => api.getAdminStashpoint({ params: { id: duplicate.id } }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('approval.compare_title', { name: stashpoint.name, other: duplicate.name })}</DialogTitle>
      <DialogContent>
        <Loaded<AdminStashpoint> query={query}>
          {(other) => (
            <Table
              one={stashpoint}
              other={other}
              phones={[phone, duplicate.host_phone_number]}
              distanceMetres={duplicate.distance_m}
            />
          )}
        </Loaded>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} autoFocus>
          {t('approval.compare_close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface TableProps {
  one: AdminStashpoint;
  other: AdminStashpoint;
  phones: readonly [one: string, other: string];
  distanceMetres: number;
}

function Table({ one, other, phones, distanceMetres }: TableProps) {
  const t = useTranslate();
  const { distance, moment } = useFormats();
  const both = (textOf: (stashpoint: AdminStashpoint) => string) => [textOf(one), textOf(other)] as const;
  const rows: (readonly [label: string, values: readonly [one: string, other: string]])[] = [
    [t('stashpoints.field.name'), both(({ name }) => name)],
    [t('place.business'), both(({ business_name }) => business_name)],
    [t('place.address'), both(({ address }) => address)],
    [t('stashpoints.field.postalCode'), both(({ postal_code }) => postal_code)],
    [t('place.city'), both(({ nearest_city }) => nearest_city.name)],
    [t('stashpoints.field.type'), both(({ type }) => t(`stashpoint_type.${type}`))],
    [t('place.host'), both(nameOfHost)],
    [t('account.phone_number'), phones],
    [t('account.email'), both(({ host }) => host.email)],
    [t('stashpoints.field.status'), both(({ status }) => t(`status.${status}`))],
    [t('stashpoints.field.created'), both(({ created }) => moment(created))],
  ];
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('approval.compare_field')}</th>
          <th scope="col">{t('approval.compare_application')}</th>
          <th scope="col">
            <Link href={recordPath('stashpoints', other.id)} target="_blank">
              {other.name}
            </Link>
          </th>
        </tr>
      </thead>
      <tbody>
        <Row label={t('place.pictures')}>
          <Pictures of={one} />
          <Pictures of={other} />
        </Row>
        <Row label={t('approval.compare_from')}>
          <>–</>
          {t('approval.compare_away', { distance: distance(distanceMetres / 1000) })}
        </Row>
        {rows.map(([label, [first, second]]) => (
          <Row key={label} label={label} same={first !== '' && isAlike(first, second)}>
            {first || '–'}
            {second || '–'}
          </Row>
        ))}
      </tbody>
    </Box>
  );
}

/** Compares as people do: without capitals and signs. */
function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain(one) === plain(other);
}

function Row({ label, same = false, children }: { label: string; same?: boolean; children: [ReactNode, ReactNode] }) {
  const t = useTranslate();
  const [first, second] = children;
  return (
    <tr>
      <th scope="row">
        {label} {same && <FeatureBadge label={t('approval.compare_same')} tone="loud" />}
      </th>
      <td>{first}</td>
      <td>{second}</td>
    </tr>
  );
}

const SHOWN_PICTURES = 3;

function Pictures({ of: { photos } }: { of: AdminStashpoint }) {
  const t = useTranslate();
  if (photos.length === 0) return t('place.no_pictures');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {photos.slice(0, SHOWN_PICTURES).map((photo, index) => (
        <Picture key={photo.sizes['500x700'] ?? index} picture={photo} width={120} height={90} fit="fixed" />
      ))}
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: textSize.medium,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1,
    pe: 1.5,
    borderBottom: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& th[scope=row]': { fontWeight: fontWeight.regular, color: 'text.secondary' },
  '& th:first-of-type': { width: { xs: '28%', md: '22%' } },
} as const;
