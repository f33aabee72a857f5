import type { AuthToken } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface FollowLinkProps {
  link: string;
  title: string;
  intro: string;
  submit: string;
  onToken: (session: AuthToken) => void;
}

/** Uses the link of an email, which works once; only on a click, because programs open links in emails as well. */
export function FollowLink({ link, title, intro, submit, onToken }: FollowLinkProps) {
  const { t, paths } = useI18n();
  const { send, pending, error } = useSending();
  const follow = async () =>
    onToken(await api.signInWithOneTimeLink({ body: { link, ...browserSecret() } }, { ignoreUnauthorized: true }));
  if (errorId(error) === 'INCORRECT_CREDENTIALS' || link === '')
    return (
      <>
        <PageHeading title={t('login.linkOver')} intro={t('login.linkOverText')} />
        <Button variant="contained" size="large" href={paths.loginEmail()}>
          {t('login.title')}
        </Button>
      </>
    );
  return (
    <>
      <PageHeading title={title} intro={intro} />
      <ErrorNote error={error} />
      <Button variant="contained" size="large" loading={pending} onClick={() => void send(follow)}>
        {submit}
      </Button>
    </>
  );
}
