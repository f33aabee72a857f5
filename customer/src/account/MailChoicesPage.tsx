import { PageHeading } from '@cubby/design-system';
import { Redirect, useSearch } from 'wouter';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { LinkedMailChoice } from './LinkedMailChoice.tsx';
import { MailSwitches } from './MailSwitches.tsx';
import { useMailChoices } from './use-mail-choices.ts';

/**
 * The target of the link at the end of an email. Opening it changes nothing: mail programs open links automatically.
 */
export default function MailChoicesPage() {
  const { t, paths } = useI18n();
  const { user } = useSession();
  const token = new URLSearchParams(useSearch()).get('token');
  const isAsked = token !== null || user !== null;
  const { data, error, retry, switching } = useMailChoices(token, { isAsked });
  if (!isAsked)
    return <Redirect href={paths.loginEmail({ next: paths.mails(), redirectReason: 'UNAUTHORIZED' })} replace />;
  if (errorId(error) === 'NOT_FOUND')
    return (
      <Page title={t('account.mails.title')} width="narrow">
        <PageHeading title={t('account.mails.wrongLink')} intro={t('account.mails.wrongLinkText')} />
      </Page>
    );
  return (
    <Page title={t('account.mails.title')} width="narrow">
      <PageHeading title={t('account.mails.heading')} />
      {data ? (
        <>
          {data.kind && (
            <LinkedMailChoice kind={data.kind} isWanted={!data.off.includes(data.kind)} switching={switching} />
          )}
          <MailSwitches choices={data} switching={switching} />
        </>
      ) : (
        <NotLoaded error={error} onRetry={retry} />
      )}
    </Page>
  );
}
