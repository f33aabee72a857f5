import type { AddedSignInMethod, AuthToken, NewAuthenticator } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { SignInMethodClient } from '../../lib/api/door-api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { deviceName } from '../../lib/auth/device-name.ts';
import { addPasskey, canUsePasskeys } from '../../lib/auth/sign-in-methods.ts';
import { useAttempt } from '../../lib/auth/use-attempt.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PasskeyProblem } from '../sign-in-methods/PasskeyProblem.tsx';
import { NewAppForm } from './NewAppForm.tsx';
import { NewCodes } from './NewCodes.tsx';

interface SetUpFormProps {
  client: SignInMethodClient;
  /** Continues with the full session. @throws the sign-in's refusal. */
  onToken: (session: AuthToken) => Promise<unknown>;
  onOver: () => void;
  onBack: () => void;
}

/** Sets up a required second factor: a passkey or an authenticator app, and then the backup codes. */
export function SetUpForm({ client, onToken, onOver, onBack }: SetUpFormProps) {
  const t = useTranslate();
  const [seed, setSeed] = useState<NewAuthenticator | null>(null);
  const [added, setAdded] = useState<AddedSignInMethod | null>(null);
  const { busy, failure, attempt } = useAttempt<'passkey' | 'app'>(onOver);
  const makePasskey = () =>
    attempt('passkey', async () => setAdded(await addPasskey(client, deviceName() || t('sign_in.passkey'))));
  const seedApp = () => attempt('app', async () => setSeed(await client.createAuthenticator()));

  if (added) return <NewCodes added={added} onToken={onToken} onOver={onOver} />;
  if (seed)
    return <NewAppForm client={client} seed={seed} onAdded={setAdded} onOver={onOver} onBack={() => setSeed(null)} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('sign_in.set_up.title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('sign_in.set_up.text')}
        </Typography>
      </Box>
      {canUsePasskeys() && (
        <Way
          title={t('sign_in.passkey')}
          text={t('sign_in.set_up.passkey_text')}
          badge={<FeatureBadge tone="good" label={t('sign_in.set_up.recommended')} />}
        >
          {failure?.way === 'passkey' && <PasskeyProblem error={failure.error} />}
          <Button variant="contained" loading={busy === 'passkey'} onClick={() => void makePasskey()}>
            {t('sign_in.set_up.make_passkey')}
          </Button>
        </Way>
      )}
      <Way title={t('sign_in.app')} text={t('sign_in.set_up.app_text')}>
        {failure?.way === 'app' && <Alert severity="error">{t(keyOfError(failure.error))}</Alert>}
        <Button variant="outlined" loading={busy === 'app'} onClick={() => void seedApp()}>
          {t('sign_in.set_up.use_app')}
        </Button>
      </Way>
      <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
        {t('login.other_email')}
      </Button>
    </Box>
  );
}

interface WayProps {
  title: string;
  text: string;
  badge?: ReactNode;
  children: ReactNode;
}

function Way({ title, text, badge, children }: WayProps) {
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        {badge}
      </Box>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Card>
  );
}
