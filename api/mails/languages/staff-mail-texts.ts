import type { StaffScope } from '../../contract/rules/roles.ts';
import type { MailText } from './mail-texts.ts';

/** A person's permissions as staff: some, all of them (null), or none because they have left. */
export type MailedRights = readonly StaffScope[] | null | 'left';

type ScopeNoun = StaffScope extends `${infer Noun}:all` ? Noun : never;

/** The name of what each permission gives access to, by its noun. */
export type ScopeNames = Record<ScopeNoun, string>;

export function nounOf(scope: StaffScope): ScopeNoun {
  return scope.slice(0, -':all'.length) as ScopeNoun;
}

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
