import { PageHeading, Section, ShelfIllustration, TintedCards } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NetworkFigures } from '../lib/content/NetworkFigures.tsx';
import { Prose } from '../lib/content/Prose.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

export default function AboutPage() {
  const { t, paths } = useI18n();
  const values = (['price', 'room', 'open'] as const).map((value) => ({
    title: t(`about.values.${value}.title`),
    text: t(`about.values.${value}.text`),
  }));
  return (
    <Page title={t('about.title')} description={t('about.description')} addressIn={(of) => of.about()}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
        }}
      >
        <PageHeading title={t('about.title')} intro={t('about.intro')} />
        <Box sx={{ maxWidth: 320, display: { xs: 'none', md: 'block' } }}>
          <ShelfIllustration />
        </Box>
      </Box>
      <NetworkFigures />
      <Section title={t('about.story.title')}>
        <Prose text={t('about.story.text')} />
      </Section>
      <Section title={t('about.values.title')}>
        <TintedCards cards={values} />
      </Section>
      <Section title={t('about.trees.title')}>
        <Prose text={t('about.trees.text')} />
      </Section>
      <Button variant="contained" color="secondary" size="large" href={paths.cities()} sx={{ justifySelf: 'start' }}>
        {t('about.cta')}
      </Button>
    </Page>
  );
}
