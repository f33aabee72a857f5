import type { AccountChangeUndo } from '@cubby/api';
import { PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';
import { endSession } from '../lib/session/session.ts';

/**
 * The target of the email to a host about a changed payout account. It does nothing without a click: programs open links
 * in emails as well.
 */
export default function UndoPayoutPage() {
  const { t } = useI18n();
  const link = new URLSearchParams(useSearch()).get('link') ?? '';
  const { send, pending, error } = useSending();
  const [answer, setAnswer] = useState<AccountChangeUndo | null>(null);
  const take = async () => {
    const answered = await api.undoAccountChange({ body: { link } });
    if (!answered.ended) endSession();
    setAnswer(answered);
  };
  if (answer) return <Answer answer={answer} />;
  if (errorId(error) === 'NOT_FOUND' || link === '')
    return (
      <Page title={t('undoPayout.unknownTitle')} width="narrow">
        <PageHeading title={t('undoPayout.unknownTitle')} intro={t('undoPayout.unknown')} />
        <Ways />
      </Page>
    );
  return (
    <Page title={t('undoPayout.title')} width="narrow">
      <PageHeading title={t('undoPayout.title')} intro={t('undoPayout.text')} />
      <ErrorNote error={error} />
      <Button variant="contained" size="large" loading={pending} onClick={() => void send(take)}>
        {t('undoPayout.take')}
      </Button>
    </Page>
  );
}

/** Says what has happened, which account is paid, and what to do next. */
function Answer({ answer: { ended, ccy_code, account_end } }: { answer: AccountChangeUndo }) {
  const { t } = useI18n();
  const outcome = ended ?? 'done';
  const title = t(`undoPayout.${outcome}Title`);
  const account = account_end
    ? t('undoPayout.account', { ccy: ccy_code, account: account_end })
    : t('undoPayout.noAccount', { ccy: ccy_code });
  return (
    <Page title={title} width="narrow">
      <PageHeading title={title} intro={`${t(`undoPayout.${outcome}`)} ${account}`} />
      {outcome === 'done' && <Typography>{t('undoPayout.next')}</Typography>}
      <Ways />
    </Page>
  );
}

/** The console, where hosts sign in, and a person to ask. */
function Ways() {
  const { t, paths } = useI18n();
  const { protocol, host } = new URL(usePublicUrl());
  return (
    <>
      <Button variant="contained" size="large" href={`${protocol}//hosts.${host}/account`}>
        {t('undoPayout.toAccount')}
      </Button>
      <Button size="large" href={paths.support()}>
        {t('undoPayout.help')}
      </Button>
    </>
  );
}
