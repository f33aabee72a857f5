import { StepList } from '@cubby/design-system';
import { NetworkFigures } from '../lib/content/NetworkFigures.tsx';
import { QuestionList } from '../lib/content/QuestionList.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { Section } from '../lib/layout/Section.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';
import { website } from '../lib/seo/structured-data.ts';
import { Hero } from './Hero.tsx';
import { PopularCities } from './PopularCities.tsx';
import { Promises } from './Promises.tsx';
import { RecentReviews } from './RecentReviews.tsx';

const QUESTIONS = ['day', 'cancel', 'late', 'size', 'account'] as const;

export default function HomePage() {
  const { t, paths } = useI18n();
  const steps = (['pick', 'leave', 'enjoy'] as const).map((step) => ({
    title: t(`home.steps.${step}.title`),
    text: t(`home.steps.${step}.text`),
  }));
  const questions = QUESTIONS.map((question) => ({
    question: t(`home.questions.${question}.title`),
    answer: t(`home.questions.${question}.text`),
  }));
  const origin = usePublicUrl();
  return (
    <>
      <Hero />
      <Page
        title={t('home.title')}
        description={t('home.description')}
        addressIn={(paths) => paths.home()}
        structured={[website('Cubby', origin + paths.home())]}
      >
        <NetworkFigures />
        <PopularCities />
        <Section title={t('home.howItWorks')}>
          <StepList steps={steps} />
        </Section>
        <Promises />
        <RecentReviews />
        <Section title={t('home.questions.title')}>
          <QuestionList entries={questions} />
        </Section>
      </Page>
    </>
  );
}
