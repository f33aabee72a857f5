import type { CodeMailContent } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { PageHeading } from '@cubby/design-system';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { api } from '../lib/api/api.ts';
import { requestCode } from '../lib/api/request-code.ts';
import { EnterCode } from '../lib/forms/EnterCode.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { ConsoleNotice } from './ConsoleNotice.tsx';
import { LinkSent } from './LinkSent.tsx';
import { useEnter } from './use-enter.ts';

/** Second step of signing in: the six-digit code. The email address is passed in the history, never in the URL. */
export default function PinPage() {
  const { t, paths, language } = useI18n();
  const { enter, goesTo } = useEnter();
  const next = new URLSearchParams(useSearch()).get('next');
  const [, go] = useLocation();
  const sent = useHistoryState<{ email?: string; sentAt?: number; content?: CodeMailContent } | null>();
  const email = sent?.email;
  if (!email) return <Redirect href={paths.loginEmail({ next: next ?? undefined })} replace />;

  const title = t(goesTo ? 'login.title' : 'login.pinTitle');
  const signIn = async (code: string) => {
    const body = { email, one_time_password: code, ...browserSecret() };
    enter(await api.signInWithOneTimePassword({ body }, { ignoreUnauthorized: true }), next);
  };
  const resend = async () => {
    const content = await requestCode({ email, language });
    if (content === 'link')
      go(paths.loginPin({ next: next ?? undefined }), { replace: true, state: { ...sent, content } });
  };
  if (sent.content === 'link')
    return (
      <Page title={t('login.linkTitle')} width="narrow">
        <LinkSent email={email} />
      </Page>
    );
  return (
    <Page title={title} width="narrow">
      <PageHeading title={title} intro={goesTo ? undefined : t('login.pinIntro', { email })} />
      {goesTo ? (
        <ConsoleNotice at={goesTo} />
      ) : (
        <EnterCode sentAt={sent.sentAt ?? 0} submit={t('header.signIn')} onResend={resend} onCode={signIn} />
      )}
    </Page>
  );
}
