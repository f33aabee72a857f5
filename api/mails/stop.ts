import type { Mail, MailStop } from './mail.ts';
import { colonIn } from './mail-text.ts';
import { wordsIn } from './words.ts';

/** Adds the link that unsubscribes from this kind of email: at the end of its text, and below its HTML. */
export function withStop(mail: Mail, stop: MailStop): Mail {
  if (!mail.content) return mail;
  const { language } = mail.content;
  const line = `${wordsIn(language)('frame.stop')}${colonIn(language)}${stop.page}`;
  return { ...mail, body: `${mail.body}\n\n${line}`, content: { ...mail.content, stop } };
}
