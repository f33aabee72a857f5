import type { AdminStashpoint } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { ImpactCheck } from '../../../shared/impact/ImpactCheck.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { DescriptionFields } from '../../../shared/stashpoint-form/DescriptionFields.tsx';
import { FoldedGroup } from '../../../shared/stashpoint-form/FoldedGroup.tsx';
import { groupColumn, groupColumns } from '../../../shared/stashpoint-form/fields-grid.ts';
import { missingFields, neededFields } from '../../../shared/stashpoint-form/needed-fields.ts';
import { OfferFields } from '../../../shared/stashpoint-form/OfferFields.tsx';
import { PictureFields } from '../../../shared/stashpoint-form/PictureFields.tsx';
import { RoomFields } from '../../../shared/stashpoint-form/RoomFields.tsx';
import { WeekEditor } from '../../../shared/stashpoint-form/WeekEditor.tsx';
import { WhereFields } from '../../../shared/stashpoint-form/WhereFields.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { NameFields } from './NameFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { UsefulFields } from './UsefulFields.tsx';

/** The minimum a place needs to be saved, checked before asking the server. */
const checkStashpoint = (draft: Record<string, unknown>) =>
  missingFields(draft, ['name', 'address', 'postalCode', 'type', 'coordinates']);

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
  const needed = neededFields(record, checkStashpoint);
  const group = (title: string, fields: readonly string[], content: ReactNode) => (
    <FoldedGroup title={t(title)} fields={fields} needed={needed}>
      {content}
    </FoldedGroup>
  );
  const told = (
    <Box key="told" sx={groupColumn}>
      {group('stashpoints.group.pictures', ['photo'], <PictureFields />)}
      {group('stashpoints.field.description', ['description', 'descriptions'], <DescriptionFields />)}
      {group('host.place.useful', ['stepFree', 'specialRequirements'], <UsefulFields />)}
      {group('stashpoints.group.room', ['capacity'], <RoomFields />)}
      {!isLive && group('stashpoints.group.hours', ['openingHours'], <WeekEditor />)}
      {group('stashpoints.group.offer', ['upsellText', 'upsellLink', 'upsellPhoto'], <OfferFields />)}
    </Box>
  );
  // Name, location and price can only be changed by the owner.
  const isOwners = isManager();
  const basics = (
    <Box key="basics" sx={groupColumn}>
      {group(
        'host.place.names',
        ['name', 'businessName', 'type'],
        <>
          {waits}
          <NameFields />
        </>,
      )}
      {group(
        'stashpoints.group.where',
        ['address', 'postalCode', 'nearestCityId', 'locationName', 'coordinates'],
        <>
          {waits}
          <WhereFields withCountry={false} />
        </>,
      )}
      {stashpoint &&
        group(
          'stashpoints.group.price',
          ['firstDayCost', 'extraDayCost', 'sizePricing'],
          <>
            {waits}
            <PriceFields stashpoint={stashpoint} />
          </>,
        )}
    </Box>
  );
  // A new place starts with its kind and location; on an existing one, pictures and texts change most often.
  return (
    // Empty fields of a new place get defaults from its city.
    <RecordForm validate={checkStashpoint} sanitizeEmptyValues={!stashpoint}>
      {stashpoint && <ImpactCheck hrefOf={hostPaths.booking} />}
      <Box sx={groupColumns}>{stashpoint ? (isOwners ? [told] : [told, basics]) : [basics, told]}</Box>
    </RecordForm>
  );
}
