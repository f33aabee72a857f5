import type { Conversation, Message } from '@cubby/api';
import type { ShownMessage } from '@cubby/design-system';
import type { TalkTools } from './Talk.tsx';

/** Returns the messages as a console shows them, with the one that is still to be sent. */
export function shownMessages(
  talk: Conversation | null,
  tools: Pick<TalkTools, 't' | 'language' | 'moment'>,
  waiting: string | null,
): ShownMessage[] {
  const shown = talk?.messages.map((message) => shownMessage(message, tools)) ?? [];
  if (waiting === null) return shown;
  const own = { id: 'waiting', isOwn: true, author: tools.t('you'), time: tools.t('waiting'), text: waiting };
  return [...shown, own];
}

function shownMessage(
  { id, side, author, kind, text, language: writtenIn, translations, created, reported }: Message,
  { t, language, moment }: Pick<TalkTools, 't' | 'language' | 'moment'>,
): ShownMessage {
  const translated = writtenIn === language ? undefined : translations[language];
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const note = kind === null ? 'translated' : 'also_in';
  return {
    id,
    isOwn: side === 'host',
    author,
    text,
    lang: writtenIn ?? undefined,
    translation:
      translated === undefined || writtenIn === null
        ? undefined
        : {
            text: translated,
            lang: language,
            note: t(note, { language: names.of(writtenIn) ?? writtenIn }),
            showOriginal: t('show_original'),
            showTranslation: t('show_translation'),
          },
    time: moment(created),
    note: reported ? t('reported') : kind === null ? undefined : t('template'),
    mayReport: side === 'traveller' && !reported,
  };
}
