import { type AdminStashpoint, missingParts } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useNotify, useRecordContext } from 'ra-core';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { RecordEdit } from '../../../shared/records/RecordEdit.tsx';
import { StatusBadges } from '../../../shared/stashpoint-facts/StatusBadges.tsx';
import { Pending } from '../approval/Pending.tsx';
import { Standing } from '../approval/Standing.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { MarketButtons } from './MarketButtons.tsx';
import { StashpointForm } from './StashpointForm.tsx';

/** One place: its status and next step, then all of its details. */
export function StashpointPage() {
  const t = useTranslate();
  const notify = useNotify();
  return (
    <>
      <BackLink href={hostPaths.stashpoints}>{t('host.places.title')}</BackLink>
      <RecordEdit<AdminStashpoint>
        mutationOptions={{ onSuccess: (saved) => notify(saidOf(saved), { type: 'success' }) }}
      >
        <Details />
      </RecordEdit>
    </>
  );
}

function Details() {
  const stashpoint = useRecordContext<AdminStashpoint>();
  if (!stashpoint) return null;
  return (
    <>
      <PageHead
        title={stashpoint.name}
        isName
        text={
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {`${stashpoint.address}, ${stashpoint.nearest_city.name}`} <StatusBadges stashpoint={stashpoint} />
          </Box>
        }
        actions={<MarketButtons stashpoint={stashpoint} />}
      />
      <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
        <Standing stashpoint={stashpoint} />
        {stashpoint.proposed && <Pending stashpoint={stashpoint} proposed={stashpoint.proposed} />}
      </Box>
      <StashpointForm key={stashpoint.status} />
    </>
  );
}

function saidOf(stashpoint: AdminStashpoint): string {
  if (stashpoint.status === 'draft' && missingParts(stashpoint).length === 0) return 'host.place.saved_ready';
  if (stashpoint.status !== 'approved') return 'host.place.saved_draft';
  return stashpoint.proposed ? 'host.place.saved_and_waits' : 'host.place.saved';
}
