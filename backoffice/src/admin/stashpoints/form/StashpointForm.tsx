import type { AdminStashpoint } from '@cubby/api';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { paths } from '../../../lib/routing/paths.ts';
import { useImpactCheck } from '../../../shared/impact/use-impact-check.tsx';
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

interface StashpointFormProps {
  /** The place to edit; without one, the form creates a new one. */
  stashpoint?: AdminStashpoint;
  start?: Record<string, unknown>;
  onSaved: (stashpoint: AdminStashpoint) => void;
}

/** All fields of a place, in the order in which to ask a host for them. */
export function StashpointForm({ stashpoint, start, onSaved }: StashpointFormProps) {
  const t = useTranslate();
  const { check, dialog } = useImpactCheck(stashpoint?.id ?? '', paths.booking);
  return (
    <>
      <RecordForm<AdminStashpoint>
        resource="stashpoints"
        {...(stashpoint ? { record: stashpoint, beforeSave: check } : { beforeSave: withoutGaps })}
        {...(start && { start })}
        validate={checkStashpointDraft}
        onSaved={onSaved}
      >
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
              <PriceFields isNew={!stashpoint} />
            </Group>
            <Group title={t('stashpoints.group.offer')}>
              <OfferFields />
            </Group>
          </Box>
        </Box>
      </RecordForm>
      {dialog}
    </>
  );
}

/** Leaves out empty fields of a new place, whose values then follow from its city. */
async function withoutGaps(draft: Record<string, unknown>): Promise<Record<string, undefined>> {
  const gaps = Object.keys(draft).filter((field) => draft[field] === null || draft[field] === '');
  return Object.fromEntries(gaps.map((field) => [field, undefined]));
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
