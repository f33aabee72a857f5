import { type Language, MESSAGE_LENGTH, type Conversation as Written } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { Conversation, type MessageStore, useKeptMessage } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { shownMessages } from './shown-messages.ts';
import { Templates } from './Templates.tsx';
import { type TalkClient, useTalk } from './use-talk.ts';

/** Texts and formats that each console has of its own. */
export interface TalkTools {
  client: TalkClient;
  language: Language;
  /** Returns a text of `talk`. */
  t: (key: string, values?: Record<string, string>) => string;
  /** Writes an instant, on the clock of the place. */
  moment: (instant: string) => string;
  /** Describes an error. */
  problem: (error: unknown) => string;
  /** Called after a ready-made email was sent. */
  onSent?: () => void;
}

interface TalkProps {
  id: string;
  tools: TalkTools;
  store: MessageStore;
}

/** The conversation with a traveller, with the ready-made emails that fit above the field. */
export function Talk({ id, tools, store }: TalkProps) {
  const { client, t, problem } = tools;
  const { talk, setTalk, read } = useTalk(client, id, 'host');
  const [failure, setFailure] = useState<unknown>(null);
  const params = { id };
  const message = useKeptMessage({
    store,
    send: (text, idempotencyKey) => client.writeMessage({ params, body: { as: 'host', text } }, { idempotencyKey }),
    onSent: setTalk,
    isAnswer: (error) => error instanceof ResponseError && error.status < 500,
  });
  const change = (call: Promise<Written>) => {
    setFailure(null);
    call.then(setTalk, setFailure);
  };
  const blocks = talk?.blocked_by.includes('host') ?? false;
  const error = message.error ?? failure;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Conversation
        messages={shownMessages(talk, tools, message.waiting)}
        words={{
          title: t('title'),
          none: t('none'),
          field: t('field'),
          hint: t('hint'),
          send: t('send'),
          report: t('report'),
          reportNow: t('report_now'),
          cancel: t('cancel'),
        }}
        onReport={(message_id) => change(client.reportMessage({ params: { id, message_id }, body: { as: 'host' } }))}
        draft={
          talk === null || talk.state === 'open'
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
        {talk?.state === 'closed' && <Box sx={{ color: 'text.secondary' }}>{t('closed')}</Box>}
        {talk?.state === 'blocked' && <Alert severity="info">{t(blocks ? 'you_block' : 'blocked')}</Alert>}
        {error !== null && <Alert severity="error">{problem(error)}</Alert>}
        <Templates id={id} tools={tools} talk={talk} onSent={() => void read()} />
      </Conversation>
      {talk !== null &&
        talk.state !== 'closed' &&
        (blocks || talk.messages.some(({ side }) => side === 'traveller')) && (
          <Button
            color="inherit"
            onClick={() => change(client.blockConversation({ params, body: { as: 'host', blocked: !blocks } }))}
            sx={{ justifySelf: 'start', marginInlineStart: -1 }}
          >
            {t(blocks ? 'allow' : 'block')}
          </Button>
        )}
    </Box>
  );
}

interface ReadTalkProps extends Omit<TalkProps, 'store'> {
  /** True if staff can send the ready-made emails here. */
  withTemplates: boolean;
}

/** The conversation as staff read it. */
export function ReadTalk({ id, tools, withTemplates }: ReadTalkProps) {
  const { t, client } = tools;
  const { talk, read } = useTalk(client, id, 'staff');
  return (
    <Conversation messages={shownMessages(talk, tools, null)} words={{ title: t('title'), none: t('none_yet') }}>
      {talk?.blocked_by.map((side) => (
        <Alert key={side} severity="info">
          {t(`blocked_by_${side}`)}
        </Alert>
      ))}
      {withTemplates && <Templates id={id} tools={tools} talk={talk} onSent={() => void read()} />}
    </Conversation>
  );
}
