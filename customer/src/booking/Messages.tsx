import { type Booking, MESSAGE_LENGTH, type Message, type Conversation as Written } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { Conversation, Panel, Section, type ShownMessage, useKeptMessage } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { api, useApi } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { messagesOf } from '../lib/storage/kept-messages.ts';
import { useTranslation } from '../lib/translation/use-translation.ts';

const LOOK_MS = 30_000;

interface MessagesProps {
  booking: Booking;
  pass: string | null;
}

/** The conversation with the host. Shows nothing before confirmation, and where it cannot be loaded. */
export function Messages({ booking, pass }: MessagesProps) {
  const { state, id } = booking;
  const wasConfirmed = state !== 'held' && state !== 'expired';
  const params = { id };
  const { data, mutate } = useApi(
    'getConversation',
    wasConfirmed ? { params, query: { as: 'traveller', ...(pass && { pass }) } } : null,
    { refreshInterval: LOOK_MS },
  );
  if (!data || (data.state === 'closed' && data.messages.length === 0)) return null;
  return (
    <Talk booking={booking} pass={pass} written={data} onChange={(next) => void mutate(next, { revalidate: false })} />
  );
}

function Talk({
  booking,
  pass,
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
    <Section title={t('booking.messages.title')}>
      <Panel>
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
      </Panel>
    </Section>
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
