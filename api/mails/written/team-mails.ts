import type { WorkRole } from '../../contract/rules/roles.ts';
import { action } from '../parts.ts';
import { mail } from './written-mail.ts';

interface InvitationFacts {
  name: string;
  business: string;
  inviter: string;
  role: WorkRole;
  link: string;
  days: number;
}

/** Emails to people who work for a host. */
export const teamMails = {
  invitation: mail<InvitationFacts>(
    (t, f) => t('invitation.subject', f),
    (t, f) => [
      t('common.hello', f),
      t(f.role === 'manager' ? 'invitation.manager.text' : 'invitation.clerk.text', f),
      t(f.role === 'manager' ? 'invitation.manager.work' : 'invitation.clerk.work'),
      action(t('invitation.accept'), f.link, t('invitation.expires', f)),
      t('invitation.unknown', f),
    ],
  ),
};
