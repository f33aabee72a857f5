import { type AdminStashpoint, bySize } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { RecordCreate } from '../../../shared/records/RecordCreate.tsx';
import { USUAL_WEEK } from '../../../shared/stashpoint-form/week.ts';
import { hostPaths } from '../routing/host-paths.ts';
import { StashpointForm } from './StashpointForm.tsx';

/** Defaults for a new place; prices and currency follow from the marker. */
const START = {
  type: 'shop',
  stepFree: false,
  openingHours: USUAL_WEEK,
  capacity: { ...bySize(() => 0), standard: 10 },
  photo: [],
  descriptions: {},
};

export function StashpointNew() {
  const t = useTranslate();
  return (
    <RecordCreate<AdminStashpoint>
      record={START}
      saved="host.places.added"
      redirect={(_resource, id) => hostPaths.stashpoint(String(id))}
    >
      <BackLink href={hostPaths.stashpoints}>{t('host.places.title')}</BackLink>
      <PageHead title={t('host.places.add')} text={t('host.places.add_text')} />
      <StashpointForm />
    </RecordCreate>
  );
}
