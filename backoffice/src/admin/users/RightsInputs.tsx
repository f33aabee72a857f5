import { ROLES_BY_STAFF, STAFF_SCOPES } from '@cubby/api';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { CheckboxGroupInput, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** A user's permissions: for staff everything, which is not a list of scopes, or some of it. */
export function RightsInputs() {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const [role, scopes] = useWatch({ name: ['role', 'scopes'] }) as [string, string[] | null | undefined];
  const some = Array.isArray(scopes);
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
      {role === 'admin' && (
        <>
          <FormControlLabel
            label={t('users.everything')}
            control={
              <Switch
                checked={!some}
                onChange={({ target }) => setValue('scopes', target.checked ? null : [], { shouldDirty: true })}
              />
            }
          />
          {some && (
            <CheckboxGroupInput
              source="scopes"
              label={t('users.field.scopes')}
              choices={STAFF_SCOPES.map((id) => ({ id, name: t(`users.scope.${id.replace(':all', '')}`) }))}
              translateChoice={false}
              helperText={false}
            />
          )}
          <Alert severity="info">{t('users.rights_help')}</Alert>
        </>
      )}
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
