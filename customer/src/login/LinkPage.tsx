import { useSearch } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { ConsoleNotice } from './ConsoleNotice.tsx';
import { FollowLink } from './FollowLink.tsx';
import { useEnter } from './use-enter.ts';

/** The target of the email with a link instead of a code. */
export default function LinkPage() {
  const { t } = useI18n();
  const { enter, goesTo } = useEnter();
  const link = new URLSearchParams(useSearch()).get('link') ?? '';
  return (
    <Page title={t('login.followTitle')} width="narrow">
      {goesTo ? (
        <ConsoleNotice at={goesTo} />
      ) : (
        <FollowLink
          link={link}
          title={t('login.followTitle')}
          intro={t('login.followIntro')}
          submit={t('header.signIn')}
          onToken={(session) => enter(session, null)}
        />
      )}
    </Page>
  );
}
