import type { AddedSignInMethod, NewAuthenticator } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SignInMethodClient } from '../../lib/api/door-api.ts';
import { isOver } from '../../lib/auth/sign-in-methods.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AppCode, useCodeForm } from '../sign-in-methods/AppCode.tsx';
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
  const { isBusy, submit, field } = useCodeForm((code) =>
    client
      .confirmAuthenticator({ body: { code } })
      .then(onAdded)
      .catch((error: unknown) => {
        if (!isOver(error)) throw error;
        onOver();
      }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('sign_in.app')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('sign_in.set_up.scan')}
        </Typography>
      </Box>
      <AuthenticatorSeed seed={seed} />
      <AppCode {...field} legend={t('sign_in.set_up.first_code')} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('sign_in.set_up.confirm')}
      </Button>
      <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
        {t('sign_in.set_up.other_way')}
      </Button>
    </Box>
  );
}
