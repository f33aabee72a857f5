import { bySize } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { USUAL_WEEK } from '../../shared/stashpoint-form/week.ts';
import { StashpointForm } from './form/StashpointForm.tsx';

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
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <>
      <BackLink href={paths.stashpoints}>{t('place.back')}</BackLink>
      <PageHead title={t('stashpoints.add')} text={t('stashpoints.add_text')} />
      <StashpointForm
        start={START}
        onSaved={({ id }) => {
          notify('shared.created', { type: 'success' });
          navigate(paths.stashpoint(id));
        }}
      />
    </>
  );
}
