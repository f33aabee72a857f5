import { StepList } from '@cubby/design-system';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { Section } from '../lib/layout/Section.tsx';
import { Hero } from './Hero.tsx';
import { NetworkFigures } from './NetworkFigures.tsx';
import { PopularCities } from './PopularCities.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { RecentReviews } from './RecentReviews.tsx';

export default function HomePage() {
  const { t } = useI18n();
  const steps = (['pick', 'leave', 'enjoy'] as const).map((step) => ({
    title: t(`home.steps.${step}.title`),
    text: t(`home.steps.${step}.text`),
  }));
  return (
    <>
      <Hero />
      <Page title={t('home.title')} description={t('home.description')}>
        <NetworkFigures />
        <PopularCities />
        <Section title={t('home.howItWorks')}>
          <StepList steps={steps} />
        </Section>
        <Promises />
        <RecentReviews />
        <Questions />
      </Page>
    </>
  );
}
