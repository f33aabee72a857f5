import { type ClaimStart, coverIn } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { Panel, useKeptMessage } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { api } from '../lib/api/api.ts';
import { useCover } from '../lib/content/use-cover.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { textOf } from '../lib/storage/kept-messages.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { bodyOf, type ClaimDraft, emptyDraft } from './claim-draft.ts';

interface NewClaimProps {
  bookingId: string;
  start: ClaimStart;
  onSent: () => void;
}

/** The form of a new claim: kept on the device as it is typed, and until it has arrived. */
export function NewClaim({ bookingId, start, onSent }: NewClaimProps) {
  const { t, language, phrases, moment } = useI18n();
  const sum = useCover(start.ccy_code);
  const { ccy_minor_in_major: minor, stashpoint, until, cover } = start;
  const store = useMemo(() => textOf(`claim ${bookingId}`), [bookingId]);
  const kept = useKeptMessage({
    store,
    send: (text, idempotencyKey) => {
      const body = bodyOf(JSON.parse(text) as ClaimDraft, minor, language);
      return api.createClaim({ params: { id: bookingId }, body }, { idempotencyKey });
    },
    onSent,
    isAnswer: (error) => error instanceof ResponseError && error.status < 500,
  });
  const draft = kept.draft ? (JSON.parse(kept.draft) as ClaimDraft) : emptyDraft(start.bags);
  if (kept.waiting !== null)
    return (
      <Alert severity="info" role="status">
        {t('claim.waiting')}
      </Alert>
    );
  return (
    <Panel>
      <Typography>{t('claim.intro', { place: stashpoint.name })}</Typography>
      <Typography color="textSecondary">
        {cover === 'none' ? phrases.cover.claimed : coverIn(phrases.cover, cover, sum)}{' '}
        {until && t('claim.until', { time: moment(until, stashpoint.timezone) })}
      </Typography>
      <ClaimForm
        draft={draft}
        start={start}
        submit={t('claim.send')}
        pending={kept.isSending}
        onChange={(next) => kept.setDraft(JSON.stringify(next))}
        onSubmit={kept.submit}
      >
        <Typography color="textSecondary">{t('claim.next')}</Typography>
        <ErrorNote error={kept.error} />
      </ClaimForm>
    </Panel>
  );
}
