import { type Booking, MESSAGE_LENGTH, type Message, type Conversation as Written } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { Conversation, type ShownMessage, useKeptMessage } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { api, useApi } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';
import { messagesOf } from '../lib/storage/kept-messages.ts';
import { useTranslation } from '../lib/translation/use-translation.ts';

const LOOK_MS = 30_000;

interface MessagesProps {
  booking: Booking;
  pass: string | null;
  /** Counts how often an action has asked for it. */
  asked: number;
}

/** Returns the conversation with the host; nothing before confirmation, where it cannot be loaded, or there is none. */
export function useConversation({ booking, pass }: Pick<MessagesProps, 'booking' | 'pass'>) {
  const { state, id } = booking;
  const wasConfirmed = state !== 'held' && state !== 'expired';
  const params = { id };
  const { data, mutate } = useApi(
    'getConversation',
    wasConfirmed ? { params, query: { as: 'traveller', ...(pass && { pass }) } } : null,
    { refreshInterval: LOOK_MS },
  );
  const isEmpty = data?.state === 'closed' && data.messages.length === 0;
  return { written: isEmpty ? undefined : data, change: (next: Written) => void mutate(next, { revalidate: false }) };
}

/** The conversation with the host, open once there is something to read. */
export function Messages({ booking, pass, asked }: MessagesProps) {
  const { written, change } = useConversation({ booking, pass });
  return written ? <Talk {...{ booking, pass, asked, written }} onChange={change} /> : null;
}

function Talk({
  booking,
  pass,
  asked,
  written,
  onChange,
}: MessagesProps & { written: Written; onChange: (next: Written) => void }) {
  const { t } = useI18n();
  const params = { id: booking.id };
  const side = { as: 'traveller', ...(pass && { pass }) } as const;
  const store = useMemo(() => messagesOf(booking.id, pass), [booking.id, pass]);
  const message = useKeptMessage({
    store,
    send: (text, idempotencyKey) => api.writeMessage({ params, body: { ...side, text } }, { idempotencyKey }),
    onSent: onChange,
    isAnswer: (error) => error instanceof ResponseError && error.status < 500,
  });
  const sending = useSending();
  const change = (call: Promise<Written>) => void sending.send(async () => onChange(await call));
  const blocks = written.blocked_by.includes('traveller');
  const block = (blocked: boolean) => change(api.blockConversation({ params, body: { ...side, blocked } }));
  return (
    <Fold title={t('booking.messages.title')} heading="h2" open={written.messages.length > 0} asked={asked}>
      <Conversation
        messages={useShown(booking, written, message.waiting)}
        words={{
          title: t('booking.messages.title'),
          none: t('booking.messages.none', { place: booking.stashpoint.business_name }),
          field: t('booking.messages.field'),
          hint: t('booking.messages.hint'),
          send: t('booking.messages.send'),
          report: t('booking.messages.report'),
          reportNow: t('booking.messages.reportNow'),
          cancel: t('booking.messages.cancel'),
        }}
        onReport={(message_id) => change(api.reportMessage({ params: { ...params, message_id }, body: side }))}
        draft={
          written.state === 'open'
            ? {
                text: message.draft,
                maximum: MESSAGE_LENGTH,
                isSending: message.isSending,
                onChange: message.setDraft,
                onSend: message.submit,
              }
            : undefined
        }
      >
        {written.state === 'closed' && <Box sx={{ color: 'text.secondary' }}>{t('booking.messages.closed')}</Box>}
        {written.state === 'blocked' && (
          <Alert severity="info">{t(blocks ? 'booking.messages.youBlock' : 'booking.messages.blocked')}</Alert>
        )}
        <ErrorNote error={message.error ?? sending.error} />
      </Conversation>
      {written.state !== 'closed' && (blocks || written.messages.some(({ side: by }) => by === 'host')) && (
        <Button color="inherit" onClick={() => block(!blocks)} sx={{ justifySelf: 'start', marginInlineStart: -1 }}>
          {t(blocks ? 'booking.messages.allow' : 'booking.messages.block')}
        </Button>
      )}
    </Fold>
  );
}

function useShown({ customer, stashpoint }: Booking, written: Written, waiting: string | null): ShownMessage[] {
  const { t, language, moment } = useI18n();
  const translate = useTranslation();
  const textOf = ({ kind, text, language: writtenIn, translations }: Message) => {
    const translated = translations[language];
    // Ready-made emails are in every language: none of these is a machine's.
    return kind === null || !translated
      ? translate({ text, writtenIn, translated })
      : { text: translated, lang: language };
  };
  const shown = written.messages.map(
    (one): ShownMessage => ({
      ...textOf(one),
      id: one.id,
      isOwn: one.side === 'traveller',
      author: one.author,
      time: moment(one.created, stashpoint.timezone),
      note: one.reported ? t('booking.messages.reported') : undefined,
      mayReport: one.side === 'host' && one.kind === null && !one.reported,
    }),
  );
  if (waiting === null) return shown;
  const author = customer.first_name;
  return [...shown, { id: 'waiting', isOwn: true, author, time: t('booking.messages.waiting'), text: waiting }];
}
