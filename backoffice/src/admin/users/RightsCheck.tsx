import { type AdminUser, STAFF_SCOPES, type StaffScope } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import { useEvent, useRegisterMutationMiddleware } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AbandonedSave } from '../../shared/records/abandoned-save.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import type { Save } from '../../shared/records/SaveMiddleware.tsx';
import { roleName } from './role-name.ts';
import { scopeName } from './scope-name.ts';

type Rights = Pick<AdminUser, 'role' | 'scopes'>;

interface Question {
  before: Rights;
  after: Rights;
  answer: (isAgreed: boolean) => void;
}

/** In the form of a person: names the change of their role and permissions before it is saved, and asks about it. */
export function RightsCheck({ name }: { name: string }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useRegisterMutationMiddleware<Save>(
    useEvent(async (resource, params, next: Save) => {
      const before = rightsIn(params.previousData);
      const after = rightsIn(params.data);
      if (JSON.stringify(before) !== JSON.stringify(after)) {
        const isAgreed = await new Promise<boolean>((answer) => setQuestion({ before, after, answer }));
        setQuestion(null);
        if (!isAgreed) throw new AbandonedSave();
      }
      return next(resource, params);
    }),
  );
  return question && <RightsDialog name={name} {...question} />;
}

function RightsDialog({ name, before, after, answer }: Question & { name: string }) {
  const t = useTranslate();
  const had = scopesIn(before);
  const has = scopesIn(after);
  const listed = (scopes: StaffScope[]) => scopes.map((scope) => t(scopeName(scope))).join(', ');
  const gained = has.filter((scope) => !had.includes(scope));
  const lost = had.filter((scope) => !has.includes(scope));
  const roles = { before: t(roleName(before.role)), after: t(roleName(after.role)) };
  const changesRole = before.role !== after.role;
  return (
    <FormDialog
      title={t('users.rights_title', { name })}
      confirm={t('users.rights_confirm')}
      onClose={() => answer(false)}
      onConfirm={async () => answer(true)}
    >
      <FactList
        facts={[
          ...(changesRole ? [[t('users.field.role'), t('cases.from_to', roles)] as const] : []),
          ...(gained.length > 0 ? [[t('users.gains'), listed(gained)] as const] : []),
          ...(lost.length > 0 ? [[t('users.loses'), listed(lost)] as const] : []),
        ]}
      />
      {changesRole && <div>{t('users.role_help')}</div>}
      <div>{t('users.rights_mail')}</div>
    </FormDialog>
  );
}

function rightsIn(record: Record<string, unknown> = {}): Rights {
  const { role, scopes } = record as unknown as Rights;
  return { role, scopes };
}

function scopesIn({ role, scopes }: Rights): StaffScope[] {
  return role === 'admin' ? [...(scopes ?? STAFF_SCOPES)] : [];
}
