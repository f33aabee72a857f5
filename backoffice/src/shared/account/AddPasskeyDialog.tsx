import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { deviceName } from '../../lib/auth/device-name.ts';
import { addPasskey, refusalOf } from '../../lib/auth/sign-in-methods.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { PasskeyProblem } from '../sign-in-methods/PasskeyProblem.tsx';
import { useChangedMethods } from './use-sign-in-methods.ts';

interface AddPasskeyDialogProps {
  /** Called with the backup codes, which come with the first method only. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Names the new passkey, and has the browser create it. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { added } = useChangedMethods();
  const [name, setName] = useState(() => deviceName() || t('sign_in.passkey'));
  const [refused, setRefused] = useState<unknown>(null);
  const add = async () => {
    setRefused(null);
    try {
      const answer = await addPasskey(api, name.trim());
      onAdded(answer.backup_codes);
      void added(answer);
      notify('sign_in.own.passkey_added', { type: 'success' });
      return true;
    } catch (error) {
      // The dialog itself shows the server's refusals; the browser's are shown here.
      if (!refusalOf(error)) throw error;
      setRefused(error);
      return false;
    }
  };
  return (
    <FormDialog
      title={t('sign_in.own.add_passkey')}
      confirm={t('sign_in.own.go_on')}
      disabled={!name.trim()}
      onClose={onClose}
      onConfirm={add}
    >
      {refused !== null && <PasskeyProblem error={refused} />}
      {t('sign_in.own.add_passkey_text')}
      <TextField
        autoFocus
        label={t('sign_in.own.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        helperText={t('sign_in.own.name_help')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </FormDialog>
  );
}
