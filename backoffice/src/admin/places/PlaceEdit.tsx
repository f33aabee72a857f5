import type { AdminPlace } from '@cubby/api';
import { BackLink, FactCard, Picture } from '@cubby/design-system';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, siteUrl } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { PictureInput } from '../../shared/pictures/PictureInput.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';
import { Gaps } from './PlaceList.tsx';
import { draftProblems, placeDraft, writtenNames } from './place-draft.ts';

export function PlaceEdit() {
  return (
    <RecordEdit<AdminPlace> transform={writtenNames}>
      <PlacePage />
    </RecordEdit>
  );
}

function PlacePage() {
  const place = useRecordContext<AdminPlace>();
  const t = useTranslate();
  if (!place) return null;
  const route = place.translations.english?.route ?? '';
  return (
    <>
      <BackLink href={listPath('places')}>{t('places.back')}</BackLink>
      <PageHead
        title={place.name}
        isName
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {t(`places.type.${place.type}`)}
            {place.parent_name && ` · ${place.parent_name}`}
            {place.gaps.length > 0 && <Gaps place={place} />}
          </Box>
        }
        actions={
          <>
            <Button href={filtered(listPath('seo-contents'), { location_id: place.id })}>{t('places.texts')}</Button>
            <Button
              href={siteUrl(null, `/luggage-storage/${route}`, window.location)}
              target="_blank"
              endIcon={<OpenInNewRounded />}
            >
              {t('places.public_page')}
            </Button>
          </>
        }
      />
      <RecordForm<AdminPlace> draftOf={placeDraft} validate={draftProblems}>
        <PlaceInputs type={place.type}>
          <FactCard title={t('places.pictures')}>
            <Pictures place={place} />
          </FactCard>
        </PlaceInputs>
      </RecordForm>
      <Box sx={{ mt: 3 }}>
        <TeamAndHistory />
      </Box>
    </>
  );
}

/** The picture as pages show it, wide at the top of a page and upright on a card, with a way to replace it. */
function Pictures({ place }: { place: AdminPlace }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <Picture picture={place.hero_images[0]} width={480} height={234} fit="fixed" decorative />
      <Picture picture={place.images[0]} width={150} height={236} fit="fixed" decorative />
      <PictureInput source="picture" label={t('places.other_picture')} purpose="hero" aspect={HERO_ASPECT} />
    </Box>
  );
}

/** The aspect ratio of the widest size; the upright ones are cut from its centre. */
const HERO_ASPECT = 2048 / 1000;
