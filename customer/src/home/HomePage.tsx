import { BRAND } from '@cubby/api/words/brand';
import { CommonQuestions } from '../lib/content/CommonQuestions.tsx';
import { HowItWorks } from '../lib/content/HowItWorks.tsx';
import { NetworkFigures } from '../lib/content/NetworkFigures.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';
import { website } from '../lib/seo/structured-data.ts';
import { HomeHero } from './HomeHero.tsx';
import { PopularCities } from './PopularCities.tsx';
import { Promises } from './Promises.tsx';
import { RecentReviews } from './RecentReviews.tsx';

export default function HomePage() {
  const { t, paths } = useI18n();
  const origin = usePublicUrl();
  return (
    <>
      <HomeHero />
      <Page
        title={t('home.title')}
        description={t('home.description')}
        addressIn={(paths) => paths.home()}
        structured={[website(BRAND, origin + paths.home())]}
      >
        <NetworkFigures />
        <PopularCities />
        <HowItWorks />
        <Promises />
        <RecentReviews />
        <CommonQuestions />
      </Page>
    </>
  );
}
