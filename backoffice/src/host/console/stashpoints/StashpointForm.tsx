import type { AdminStashpoint } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { isManager } from '../../../lib/session/own-role.ts';
import { ImpactCheck } from '../../../shared/impact/ImpactCheck.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { DescriptionFields } from '../../../shared/stashpoint-form/DescriptionFields.tsx';
import { Group } from '../../../shared/stashpoint-form/Group.tsx';
import { OfferFields } from '../../../shared/stashpoint-form/OfferFields.tsx';
import { PictureFields } from '../../../shared/stashpoint-form/PictureFields.tsx';
import { RoomFields } from '../../../shared/stashpoint-form/RoomFields.tsx';
import { WeekEditor } from '../../../shared/stashpoint-form/WeekEditor.tsx';
import { WhereFields } from '../../../shared/stashpoint-form/WhereFields.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { checkStashpoint } from './check-stashpoint.ts';
import { NameFields } from './NameFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { UsefulFields } from './UsefulFields.tsx';

/** The form for a host's place. On a place on the market, fields that need approval say so before they are edited. */
export function StashpointForm() {
  const t = useTranslate();
  const record = useRecordContext<AdminStashpoint>();
  const stashpoint = record?.id === undefined ? null : record;
  const isLive = stashpoint?.status === 'approved';
  const waits = isLive && (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('host.place.waits')}
    </Alert>
  );
  const told = (
    <Box key="told" sx={column}>
      <Group title={t('stashpoints.group.pictures')}>
        <PictureFields />
      </Group>
      <Group title={t('stashpoints.field.description')}>
        <DescriptionFields />
      </Group>
      <Group title={t('host.place.useful')}>
        <UsefulFields />
      </Group>
      <Group title={t('stashpoints.group.room')}>
        <RoomFields />
      </Group>
      {!isLive && (
        <Group title={t('stashpoints.group.hours')}>
          <WeekEditor />
        </Group>
      )}
      <Group title={t('stashpoints.group.offer')}>
        <OfferFields />
      </Group>
    </Box>
  );
  // Name, location and price can only be changed by the owner.
  const isOwners = isManager();
  const basics = (
    <Box key="basics" sx={column}>
      <Group title={t('host.place.names')}>
        {waits}
        <NameFields />
      </Group>
      <Group title={t('stashpoints.group.where')}>
        {waits}
        <WhereFields withCountry={false} />
      </Group>
      {stashpoint && (
        <Group title={t('stashpoints.group.price')}>
          {waits}
          <PriceFields stashpoint={stashpoint} />
        </Group>
      )}
    </Box>
  );
  // A new place starts with its kind and location; on an existing one, pictures and texts change most often.
  return (
    // What a new place leaves empty follows from its city.
    <RecordForm validate={checkStashpoint} sanitizeEmptyValues={!stashpoint}>
      {stashpoint && <ImpactCheck hrefOf={hostPaths.booking} />}
      <Box sx={columns}>{stashpoint ? (isOwners ? [told] : [told, basics]) : [basics, told]}</Box>
    </RecordForm>
  );
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
