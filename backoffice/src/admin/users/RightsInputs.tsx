import { ROLES_BY_STAFF } from '@cubby/api';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ScopeInputs } from './ScopeInputs.tsx';

/** A user's role, and for staff their permissions. */
export function RightsInputs() {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const role = useWatch({ name: 'role' }) as string;
  return (
    <>
      <SelectInput
        source="role"
        label={t('users.field.role')}
        choices={rolesBeside(role).map((id) => ({ id, name: t(`users.role.${id}`) }))}
        translateChoice={false}
        helperText={t('users.role_help')}
        // New staff begin with no permission at all.
        onChange={({ target }) => setValue('scopes', target.value === 'admin' ? [] : null, { shouldDirty: true })}
      />
      {role === 'admin' && <ScopeInputs />}
    </>
  );
}

/**
 * Roles that can be chosen besides the current one: someone who works for a host keeps that role until the host removes
 * them.
 */
function rolesBeside(role: string): readonly string[] {
  return role === 'manager' || role === 'clerk' ? [role] : ROLES_BY_STAFF;
}
