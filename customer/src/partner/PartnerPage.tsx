import { PageHeading, plainList, Section } from '@cubby/design-system';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { PlaceGrid } from '../lib/places/PlaceGrid.tsx';
import { StaySearch } from '../lib/search-form/StaySearch.tsx';
import { PartnerCode } from './PartnerCode.tsx';

/** A partner's landing page: all its content comes from a record, so that the next partner is a record too. */
export default function PartnerPage() {
  const { t, language } = useI18n();
  const { partner: slug = '' } = useParams();
  const { data, error } = useApi('getPartner', { params: { slug }, query: { language } });
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  if (!data)
    return (
      <Page title={t('partners.title')}>
        <NotLoaded error={error} />
      </Page>
    );
  return (
    <Page title={`${data.heading} · ${data.name}`} description={data.intro} addressIn={(of) => of.partner(slug)}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <PageHeading
            overline={t('partners.together', { partner: data.name })}
            title={data.heading}
            intro={data.intro}
          />
          <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
            {data.points.map((point) => (
              <Box component="li" key={point} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5 }}>
                <CheckRounded aria-hidden sx={{ color: 'primary.main' }} />
                <Typography>{point}</Typography>
              </Box>
            ))}
          </Box>
        </Box>
        <StaySearch />
      </Box>
      {data.coupon_code && data.note && <PartnerCode code={data.coupon_code} note={data.note} />}
      {data.cities.length > 0 && (
        <Section title={t('partners.cities')}>
          <PlaceGrid places={data.cities} />
        </Section>
      )}
    </Page>
  );
}
