import type { NewAuthenticator, SignInMethods } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { card, quiet } from '../page/row-looks.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { AppCode, useTypedCode } from '../sign-in-methods/AppCode.tsx';
import { AuthenticatorSeed } from '../sign-in-methods/AuthenticatorSeed.tsx';
import { Part } from './Part.tsx';
import { useChangedMethods } from './use-sign-in-methods.ts';

interface AuthenticatorPartProps {
  authenticator: SignInMethods['authenticator'];
  onCodes: (codes: readonly string[] | null) => void;
}

/** The authenticator app, of which there can be one. */
export function AuthenticatorPart({ authenticator, onCodes }: AuthenticatorPartProps) {
  const t = useTranslate();
  const { reread } = useChangedMethods();
  // An app added in another tab is found here at once.
  const seed = useMutation({ mutationFn: () => api.createAuthenticator(), onError: () => void reread() });
  return (
    <Part title={t('sign_in.app')} text={t('sign_in.set_up.app_text')}>
      {authenticator ? (
        <AppRow {...authenticator} />
      ) : (
        <>
          {seed.error && <Alert severity="error">{t(keyOfError(seed.error))}</Alert>}
          <Button variant="outlined" loading={seed.isPending} onClick={() => seed.mutate()}>
            {t('sign_in.set_up.use_app')}
          </Button>
          {seed.data && <AddAppDialog seed={seed.data} onAdded={onCodes} onClose={() => seed.reset()} />}
        </>
      )}
    </Part>
  );
}

function AppRow({ created, last_used_at }: NonNullable<SignInMethods['authenticator']>) {
  const t = useTranslate();
  const notify = useNotify();
  const { date, moment } = useFormats();
  const { changed } = useChangedMethods();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    changed(await api.deleteAuthenticator());
    notify('sign_in.own.app_removed', { type: 'success' });
  };
  return (
    <Box sx={{ ...card, width: '100%', alignItems: 'center' }}>
      <Box sx={{ ...quiet, minWidth: 0, flex: '1 1 220px' }}>
        {t('sign_in.own.added', { date: date(created) })}
        {' · '}
        {last_used_at ? t('sign_in.own.used', { when: moment(last_used_at) }) : t('sign_in.own.unused')}
      </Box>
      <Button
        color="error"
        aria-label={t('sign_in.own.remove_named', { name: t('sign_in.app') })}
        onClick={() => setRemoving(true)}
      >
        {t('sign_in.own.remove')}
      </Button>
      {isRemoving && (
        <FormDialog
          destructive
          title={t('sign_in.own.remove_app_title')}
          confirm={t('sign_in.own.remove')}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        >
          {t('sign_in.own.remove_app_text')}
        </FormDialog>
      )}
    </Box>
  );
}

interface AddAppDialogProps {
  seed: NewAuthenticator;
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

function AddAppDialog({ seed, onAdded, onClose }: AddAppDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { added } = useChangedMethods();
  const code = useTypedCode();
  const confirm = async () => {
    const whole = code.check();
    if (!whole) return false;
    const answer = await api.confirmAuthenticator({ body: { code: whole } }).catch((error: unknown) => {
      code.clear();
      throw error;
    });
    onAdded(answer.backup_codes);
    void added(answer);
    notify('sign_in.own.app_added', { type: 'success' });
    return true;
  };
  return (
    <FormDialog
      title={t('sign_in.set_up.use_app')}
      confirm={t('sign_in.set_up.confirm')}
      onClose={onClose}
      onConfirm={confirm}
    >
      {t('sign_in.set_up.scan')}
      <AuthenticatorSeed seed={seed} />
      <AppCode code={code} legend={t('sign_in.set_up.first_code')} />
    </FormDialog>
  );
}
