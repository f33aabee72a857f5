import type { AdminStashpoint } from '@cubby/api';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { paths } from '../../../lib/routing/paths.ts';
import { ImpactCheck } from '../../../shared/impact/ImpactCheck.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { Group } from '../../../shared/stashpoint-form/Group.tsx';
import { HoursFields } from '../../../shared/stashpoint-form/HoursFields.tsx';
import { OfferFields } from '../../../shared/stashpoint-form/OfferFields.tsx';
import { PictureFields } from '../../../shared/stashpoint-form/PictureFields.tsx';
import { RoomFields } from '../../../shared/stashpoint-form/RoomFields.tsx';
import { WhereFields } from '../../../shared/stashpoint-form/WhereFields.tsx';
import { AboutFields } from './AboutFields.tsx';
import { checkStashpointDraft } from './check-draft.ts';
import { PriceFields } from './PriceFields.tsx';

/** All fields of a place, in the order in which to ask a host for them. */
export function StashpointForm() {
  const t = useTranslate();
  const stashpoint = useRecordContext<Partial<AdminStashpoint>>();
  const isNew = stashpoint?.id === undefined;
  return (
    // What a new place leaves empty follows from its city.
    <RecordForm validate={checkStashpointDraft} sanitizeEmptyValues={isNew}>
      {!isNew && <ImpactCheck hrefOf={paths.booking} />}
      <Box sx={columns}>
        <Box sx={column}>
          <Group title={t('stashpoints.group.about')}>
            <AboutFields host={stashpoint?.host ?? null} />
          </Group>
          <Group title={t('stashpoints.group.hours')}>
            <HoursFields />
          </Group>
          <Group title={t('stashpoints.group.pictures')}>
            <PictureFields />
          </Group>
        </Box>
        <Box sx={column}>
          <Group title={t('stashpoints.group.where')}>
            <WhereFields />
          </Group>
          <Group title={t('stashpoints.group.room')}>
            <RoomFields />
          </Group>
          <Group title={t('stashpoints.group.price')}>
            <PriceFields isNew={isNew} />
          </Group>
          <Group title={t('stashpoints.group.offer')}>
            <OfferFields />
          </Group>
        </Box>
      </Box>
    </RecordForm>
  );
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
