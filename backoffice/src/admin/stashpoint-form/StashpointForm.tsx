import type { AdminStashpoint } from '@cubby/api';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ImpactCheck } from '../../shared/impact/ImpactCheck.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { FoldedGroup } from '../../shared/stashpoint-form/FoldedGroup.tsx';
import { groupColumn, groupColumns } from '../../shared/stashpoint-form/fields-grid.ts';
import { HoursFields } from '../../shared/stashpoint-form/HoursFields.tsx';
import { neededFields } from '../../shared/stashpoint-form/needed-fields.ts';
import { OfferFields } from '../../shared/stashpoint-form/OfferFields.tsx';
import { PictureFields } from '../../shared/stashpoint-form/PictureFields.tsx';
import { RoomFields } from '../../shared/stashpoint-form/RoomFields.tsx';
import { WhereFields } from '../../shared/stashpoint-form/WhereFields.tsx';
import { AboutFields } from './AboutFields.tsx';
import { checkStashpointDraft } from './check-draft.ts';
import { PriceFields } from './PriceFields.tsx';

const GROUPS = {
  about: [
    ...['name', 'businessName', 'hostId', 'type', 'storageType', 'quality', 'stepFree'],
    ...['description', 'descriptions', 'specialRequirements'],
  ],
  hours: ['openingHours', 'openingHoursExceptions', 'closures', 'holidayOpenType'],
  pictures: ['photo'],
  where: ['address', 'postalCode', 'countryCode', 'nearestCityId', 'locationName', 'coordinates'],
  room: ['capacity'],
  price: [
    ...['currencyCode', 'firstDayCost', 'firstDayCommission', 'extraDayCost', 'extraDayCommission'],
    ...['bookingFee', 'guaranteeFee', 'treePrice', 'sizePricing'],
  ],
  offer: ['upsellText', 'upsellLink', 'upsellPhoto'],
} as const;

const CHANGED_OFTEN: readonly (keyof typeof GROUPS)[] = ['hours', 'pictures', 'room', 'price'];

/** All fields of a place, in the order in which to ask a host for them. */
export function StashpointForm() {
  const t = useTranslate();
  const stashpoint = useRecordContext<Partial<AdminStashpoint>>();
  const isNew = stashpoint?.id === undefined;
  const needed = neededFields(stashpoint, checkStashpointDraft);
  const group = (name: keyof typeof GROUPS, content: ReactNode) => (
    <FoldedGroup
      title={t(`stashpoints.group.${name}`)}
      fields={GROUPS[name]}
      needed={needed}
      wideOpen={CHANGED_OFTEN.includes(name)}
    >
      {content}
    </FoldedGroup>
  );
  return (
    // Empty fields of a new place get defaults from its city.
    <RecordForm validate={checkStashpointDraft} sanitizeEmptyValues={isNew}>
      {!isNew && <ImpactCheck hrefOf={(booking) => recordPath('bookings', booking)} />}
      <Box sx={groupColumns}>
        <Box sx={groupColumn}>
          {group('about', <AboutFields host={stashpoint?.host ?? null} />)}
          {group('hours', <HoursFields />)}
        </Box>
        <Box sx={groupColumn}>
          {group('where', <WhereFields />)}
          {group('room', <RoomFields />)}
          {group('price', <PriceFields isNew={isNew} />)}
          {group('pictures', <PictureFields />)}
          {group('offer', <OfferFields />)}
        </Box>
      </Box>
    </RecordForm>
  );
}
