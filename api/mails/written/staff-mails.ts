import type { StaffScope } from '../../contract/rules/roles.ts';
import { action } from '../parts.ts';
import type { Say } from '../words.ts';
import { mail } from './written-mail.ts';

/** A person's permissions as staff: some, all of them (null), or none because they have left. */
export type MailedRights = readonly StaffScope[] | null | 'left';

type ScopeNoun = StaffScope extends `${infer Noun}:all` ? Noun : never;

interface Facts {
  name: string;
  /** The colleague who made the change. */
  by: string;
  rights: MailedRights;
  link: string;
}

/** Emails to staff about their place in the team. */
export const staffMails = {
  staffInvitation: mail<Facts>(
    (t) => t('staffInvitation.subject'),
    (t, f) => [
      t('common.hello', f),
      t('staffInvitation.text', f),
      listed(t, f.rights),
      action(t('staffInvitation.open'), f.link, t('staffInvitation.signIn')),
      t('staffInvitation.unknown'),
    ],
  ),
  rightsChanged: mail<Facts>(
    (t) => t('rightsChanged.subject'),
    (t, f) =>
      f.rights === 'left'
        ? [t('common.hello', f), t('rightsChanged.left', f), t('rightsChanged.stays')]
        : [
            t('common.hello', f),
            t('rightsChanged.text', f),
            listed(t, f.rights),
            action(t('common.toAccount'), f.link, t('rightsChanged.wrong')),
          ],
  ),
};

function listed(t: Say, rights: MailedRights): string {
  if (rights === null) return t('rights.all');
  if (rights === 'left' || rights.length === 0) return t('rights.none');
  return [t('rights.some'), ...rights.map((scope) => `– ${t(`rights.to.${nounOf(scope)}`)}`)].join('\n');
}

function nounOf(scope: StaffScope): ScopeNoun {
  return scope.slice(0, -':all'.length) as ScopeNoun;
}
