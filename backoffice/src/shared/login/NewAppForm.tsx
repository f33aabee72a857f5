import type { AddedSignInMethod, NewAuthenticator } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { SignInMethodClient } from '../../lib/api/door-api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { isOver } from '../../lib/auth/sign-in-methods.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AppCode, useTypedCode } from '../sign-in-methods/AppCode.tsx';
import { AuthenticatorSeed } from '../sign-in-methods/AuthenticatorSeed.tsx';

interface NewAppFormProps {
  client: SignInMethodClient;
  seed: NewAuthenticator;
  onAdded: (added: AddedSignInMethod) => void;
  onOver: () => void;
  onBack: () => void;
}

/** Shows the seed for the authenticator app, and asks for the app's first code. */
export function NewAppForm({ client, seed, onAdded, onOver, onBack }: NewAppFormProps) {
  const t = useTranslate();
  const code = useTypedCode();
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async (digits?: readonly string[]) => {
    const whole = code.check(digits);
    if (!whole) return;
    setConfirming(true);
    await client
      .confirmAuthenticator({ body: { code: whole } })
      .then(onAdded)
      .catch((error: unknown) => {
        if (isOver(error)) return onOver();
        code.clear();
        code.setProblem(keyOfError(error));
      });
    setConfirming(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('sign_in.app')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('sign_in.set_up.scan')}
        </Typography>
      </Box>
      <AuthenticatorSeed seed={seed} />
      <AppCode
        code={code}
        legend={t('sign_in.set_up.first_code')}
        disabled={isConfirming}
        onComplete={(digits) => void confirm(digits)}
      />
      <Button type="submit" variant="contained" size="large" loading={isConfirming}>
        {t('sign_in.set_up.confirm')}
      </Button>
      <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
        {t('sign_in.set_up.other_way')}
      </Button>
    </Box>
  );
}
