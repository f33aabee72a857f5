import { type AdminUser, STAFF_SCOPES, type StaffScope } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { nameOf } from './name-of.ts';
import { scopeName } from './scope-name.ts';

type Draft = Record<string, unknown>;
type Rights = Pick<AdminUser, 'role' | 'scopes'>;

/** Asks before a person's role or permissions are saved. `dialog` belongs on the page. */
export function useRightsQuestion(user: AdminUser): {
  ask: (draft: Draft, before: Draft) => Promise<Draft | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<{ wanted: Rights; answer: (draft: Draft | null) => void } | null>(null);
  const ask = async (draft: Draft, before: Draft): Promise<Draft | null> => {
    const isSame = ['role', 'scopes'].every((field) => JSON.stringify(draft[field]) === JSON.stringify(before[field]));
    if (isSame) return {};
    const wanted = { role: draft.role, scopes: draft.scopes } as Rights;
    const answer = await new Promise<Draft | null>((answer) => setQuestion({ wanted, answer }));
    setQuestion(null);
    return answer;
  };
  return { ask, dialog: question && <RightsDialog user={user} {...question} /> };
}

interface RightsDialogProps {
  user: AdminUser;
  wanted: Rights;
  answer: (draft: Draft | null) => void;
}

function RightsDialog({ user, wanted, answer }: RightsDialogProps) {
  const t = useTranslate();
  const before = scopesIn(user);
  const after = scopesIn(wanted);
  const listed = (scopes: StaffScope[]) => scopes.map((scope) => t(scopeName(scope))).join(', ');
  const gained = after.filter((scope) => !before.includes(scope));
  const lost = before.filter((scope) => !after.includes(scope));
  return (
    <FormDialog
      title={t('users.rights_title', { name: nameOf(user) || user.email })}
      confirm={t('users.rights_confirm')}
      onClose={() => answer(null)}
      onConfirm={async () => answer({})}
    >
      <FactList
        facts={[
          ...(wanted.role === user.role
            ? []
            : [
                [
                  t('users.field.role'),
                  t('cases.from_to', { before: t(`users.role.${user.role}`), after: t(`users.role.${wanted.role}`) }),
                ] as const,
              ]),
          ...(gained.length > 0 ? [[t('users.gains'), listed(gained)] as const] : []),
          ...(lost.length > 0 ? [[t('users.loses'), listed(lost)] as const] : []),
        ]}
      />
      {wanted.role !== user.role && <div>{t('users.role_help')}</div>}
      <div>{t('users.rights_mail')}</div>
    </FormDialog>
  );
}

function scopesIn({ role, scopes }: Rights): StaffScope[] {
  return role === 'admin' ? [...(scopes ?? STAFF_SCOPES)] : [];
}
