import { STAFF_SCOPES } from '@cubby/api';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { CheckboxGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { scopeName } from './scope-name.ts';

/** The permissions of a member of staff: everything, which is not a list of scopes, or some of it. */
export function ScopeInputs() {
  const t = useTranslate();
  const { may } = useScopes();
  const { setValue } = useFormContext();
  const scopes = useWatch({ name: 'scopes' }) as string[] | null | undefined;
  const some = Array.isArray(scopes);
  return (
    <>
      <FormControlLabel
        label={t('users.everything')}
        control={
          <Switch
            checked={!some}
            disabled={!STAFF_SCOPES.every(may)}
            onChange={({ target }) => setValue('scopes', target.checked ? null : [], { shouldDirty: true })}
          />
        }
      />
      {some && (
        <CheckboxGroupInput
          source="scopes"
          label={t('users.field.scopes')}
          choices={STAFF_SCOPES.map((id) => ({ id, name: t(scopeName(id)), disabled: !may(id) }))}
          translateChoice={false}
          disableValue="disabled"
          helperText={false}
        />
      )}
      <Alert severity="info">{t('users.rights_help')}</Alert>
    </>
  );
}
