import type { WorkRole } from '../../contract/rules/roles.ts';
import type { MailText } from './mail-texts.ts';

/** Emails to people who work for a host. */
export interface TeamMailTexts {
  invitation: MailText<{
    name: string;
    business: string;
    inviter: string;
    role: WorkRole;
    link: string;
    days: number;
  }>;
}
