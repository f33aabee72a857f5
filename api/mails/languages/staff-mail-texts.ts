import type { StaffScope } from '../../contract/rules/roles.ts';
import type { MailText } from './mail-texts.ts';

/** A person's permissions as staff: some, all of them (null), or none because they have left. */
export type MailedRights = readonly StaffScope[] | null | 'left';

interface Facts {
  name: string;
  /** The colleague who made the change. */
  by: string;
  rights: MailedRights;
  link: string;
}

/** Emails to staff about their place in the team. */
export interface StaffMailTexts {
  staffInvitation: MailText<Facts>;
  rightsChanged: MailText<Facts>;
}
