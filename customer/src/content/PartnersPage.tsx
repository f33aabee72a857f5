import { PageHeading, Section, TintedCards } from '@cubby/design-system';
import MailRounded from '@mui/icons-material/MailRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

export default function PartnersPage() {
  const { t, paths } = useI18n();
  const { support_email: email } = useAppContext().data;
  const { data: partners } = useApi('listPartners', {});
  const ways = (['page', 'code', 'api'] as const).map((way) => ({
    title: t(`partners.ways.${way}.title`),
    text: t(`partners.ways.${way}.text`),
  }));
  return (
    <Page title={t('partners.title')} description={t('partners.description')} addressIn={(of) => of.partners()}>
      <PageHeading title={t('partners.title')} intro={t('partners.intro')} />
      <Section title={t('partners.ways.title')}>
        <TintedCards cards={ways} />
        <Button variant="outlined" href="/openapi.json" sx={{ justifySelf: 'start' }}>
          {t('partners.docs')}
        </Button>
      </Section>
      <Box sx={columns}>
        {partners && partners.items.length > 0 && (
          <Section short title={t('partners.with')}>
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              {partners.items.map(({ slug, name }) => (
                <Button key={slug} variant="outlined" size="large" href={paths.partner(slug)}>
                  {name}
                </Button>
              ))}
            </Box>
          </Section>
        )}
        <Section short title={t('partners.write.title')}>
          <Typography>{t('partners.write.text')}</Typography>
          <Button
            variant="contained"
            startIcon={<MailRounded />}
            href={`mailto:${email}`}
            sx={{ justifySelf: 'start', overflowWrap: 'anywhere' }}
          >
            {email}
          </Button>
        </Section>
        <Section short title={t('partners.host.title')}>
          <Typography>{t('partners.host.text')}</Typography>
          <Button variant="outlined" href={paths.becomeAHost()} sx={{ justifySelf: 'start' }}>
            {t('partners.host.action')}
          </Button>
        </Section>
      </Box>
    </Page>
  );
}

/** Short sections side by side where they fit. */
const columns = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
} as const;
