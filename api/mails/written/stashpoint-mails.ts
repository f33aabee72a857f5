import { action, link, quote } from '../parts.ts';
import { mail } from './written-mail.ts';

/** `message` is the staff's message, `link` the host console. */
interface ReviewFacts {
  name: string;
  stashpoint: string;
  message: string;
  link: string;
}

/** Emails to a host about their place and changes to it, as staff have reviewed them. */
export const stashpointMails = {
  hostWelcome: mail<{ name: string; stashpoint: string; city: string; link: string }>(
    (t, f) => t('hostWelcome.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('hostWelcome.text', f),
      t('hostWelcome.check'),
      action(t('common.signIn'), f.link, t('hostWelcome.signIn')),
      t('hostWelcome.later'),
    ],
  ),
  stashpointApproved: mail<{ name: string; stashpoint: string; page: string; link: string }>(
    (t, f) => t('stashpointApproved.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('stashpointApproved.text', f),
      link(t('stashpointApproved.page'), f.page),
      action(t('stashpointApproved.console'), f.link),
    ],
  ),
  stashpointRejected: mail<ReviewFacts>(
    (t, f) => t('stashpointRejected.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('stashpointRejected.text', f),
      quote(f.message),
      action(t('common.openStashpoint'), f.link, t('stashpointRejected.again')),
    ],
  ),
  stashpointSentBack: mail<ReviewFacts>(
    (t, f) => t('stashpointSentBack.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('stashpointSentBack.text', f),
      quote(f.message),
      action(t('common.openStashpoint'), f.link, t('stashpointSentBack.again')),
    ],
  ),
  proposalAccepted: mail<{ name: string; stashpoint: string; link: string }>(
    (t, f) => t('proposalAccepted.subject', f),
    (t, f) => [t('common.hello', f), t('proposalAccepted.text', f), action(t('common.yourStashpoint'), f.link)],
  ),
  proposalRefused: mail<ReviewFacts>(
    (t, f) => t('proposalRefused.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('proposalRefused.text', f),
      quote(f.message),
      t('proposalRefused.stays'),
      action(t('common.yourStashpoint'), f.link),
    ],
  ),
};
