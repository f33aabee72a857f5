import { PageHeading } from '@cubby/design-system';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { SignIn } from './SignIn.tsx';
import { StaysToReview } from './StaysToReview.tsx';

/** The target of the email that asks for a review: after signing in, if needed, it leads to the stays to review. */
export default function ReviewPage() {
  const { t, paths } = useI18n();
  const { user } = useSession();
  return (
    <Page title={t('reviewing.title')} width="narrow">
      <PageHeading title={t('reviewing.title')} intro={user ? undefined : t('reviewing.intro')} />
      {user ? <StaysToReview /> : <SignIn next={paths.loginReview()} />}
    </Page>
  );
}
