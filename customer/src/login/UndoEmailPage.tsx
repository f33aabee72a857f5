import { PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { endSession } from '../lib/session/session.ts';

/**
 * The target of the email to a former address. It does nothing without a click: programs open links in emails as well.
 */
export default function UndoEmailPage() {
  const { t, paths } = useI18n();
  const link = new URLSearchParams(useSearch()).get('link') ?? '';
  const { send, pending, error } = useSending();
  const [isDone, setDone] = useState(false);
  const take = async () => {
    await api.undoEmailChange({ body: { link } });
    endSession();
    setDone(true);
  };
  const refusal = errorId(error);
  const isOver = refusal === 'NOT_FOUND' || refusal === 'CONFLICT' || link === '';
  const title = isDone ? 'undoEmail.done' : isOver ? 'undoEmail.goneTitle' : 'undoEmail.title';
  const text = isDone ? 'doneText' : refusal === 'CONFLICT' ? 'taken' : isOver ? 'gone' : 'text';
  return (
    <Page title={t(title)} width="narrow">
      <PageHeading title={t(title)} intro={t(`undoEmail.${text}`)} />
      {!isOver && <ErrorNote error={error} />}
      {!isDone && !isOver && (
        <Button variant="contained" size="large" loading={pending} onClick={() => void send(take)}>
          {t('undoEmail.take')}
        </Button>
      )}
      {(isDone || isOver) && (
        <Button variant="contained" size="large" href={paths.loginEmail()}>
          {t('login.title')}
        </Button>
      )}
      {isOver && (
        <Button size="large" href={paths.support()}>
          {t('undoEmail.help')}
        </Button>
      )}
    </Page>
  );
}
