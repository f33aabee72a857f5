import { type AdminStashpoint, bySize } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { USUAL_WEEK } from '../../shared/stashpoint-form/week.ts';
import { StashpointForm } from '../stashpoint-form/StashpointForm.tsx';

/** Defaults for a new place; prices, currency and names that are left out follow from the marker. */
const START = {
  type: 'shop',
  storageType: 'staffed',
  quality: 'standard',
  stepFree: false,
  openingHours: USUAL_WEEK,
  openingHoursExceptions: [],
  closures: [],
  holidayOpenType: 'as_usual',
  capacity: { ...bySize(() => 0), standard: 10 },
  sizePricing: {},
  photo: [],
};

export function StashpointCreate() {
  const t = useTranslate();
  return (
    <RecordCreate<AdminStashpoint> record={START} redirect={(_resource, id) => recordPath('stashpoints', String(id))}>
      <BackLink href={listPath('stashpoints')}>{t('place.back')}</BackLink>
      <PageHead title={t('stashpoints.add')} text={t('stashpoints.add_text')} />
      <StashpointForm />
    </RecordCreate>
  );
}
