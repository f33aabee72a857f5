import { ErrorState, LoadingState, PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { DataPanel } from './DataPanel.tsx';
import { DeletionBlocked } from './DeletionBlocked.tsx';
import { DeletionConsequences } from './DeletionConsequences.tsx';
import { DeletionForm } from './DeletionForm.tsx';

/** Deletes an account: the consequences, then the confirmation, then a farewell. */
export default function DeletePage() {
  const { t, paths } = useI18n();
  const { user } = useSession();
  const [deleted, setDeleted] = useState(false);
  const { data, error, mutate } = useApi('getMyDeletion', user && {});
  if (deleted)
    return (
      <Page title={t('deletion.done')} width="narrow">
        <PageHeading title={t('deletion.done')} intro={t('deletion.doneText')}>
          <Button href={paths.home()} variant="contained" sx={{ mt: 2 }}>
            {t('errors.backToHomepage')}
          </Button>
        </PageHeading>
      </Page>
    );
  if (!user)
    return (
      <Redirect href={paths.loginEmail({ next: paths.deleteAccount(), redirectReason: 'UNAUTHORIZED' })} replace />
    );
  return (
    <Page title={t('deletion.title')} width="narrow">
      <PageHeading title={t('deletion.title')} intro={t('deletion.intro')} />
      {error && <ErrorState message={errorMessage(t, error)} />}
      {!data && !error && <LoadingState label={t('loading')} shape="page" />}
      {data && !data.may_delete && <DeletionBlocked preview={data} />}
      {data?.may_delete && (
        <>
          <DeletionConsequences preview={data} />
          <DataPanel />
          <DeletionForm userId={user.id} onDeleted={() => setDeleted(true)} onChanged={() => void mutate()} />
        </>
      )}
      <Button href={paths.profile()} variant="outlined" sx={{ justifySelf: 'start' }}>
        {t('deletion.keep')}
      </Button>
    </Page>
  );
}
