import type { CodeMailContent, User } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { EnterCode } from '../lib/forms/EnterCode.tsx';
import { OutboxNote } from '../lib/forms/OutboxNote.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { updateSessionUser } from '../lib/session/session.ts';
import { NewEmailForm } from './NewEmailForm.tsx';
import { requestNewEmail, type WantedEmail } from './request-new-email.ts';

interface EmailPanelProps {
  user: User;
  onSaved: (user: User) => void;
}

type Step =
  | { at: 'idle' | 'address' | 'saved' }
  | { at: 'code'; wanted: WantedEmail; sentAt: number; content: CodeMailContent };

/** The address used to sign in, and a form to change it with a code sent to the new one. */
export function EmailPanel({ user, onSaved }: EmailPanelProps) {
  const { t } = useI18n();
  const [step, setStep] = useState<Step>({ at: 'idle' });
  const change = async (email: string, one_time_password: string) => {
    const saved = await api.changeEmail({ body: { email, one_time_password, ...browserSecret() } });
    updateSessionUser(saved);
    onSaved(saved);
    setStep({ at: 'saved' });
  };
  const resend = async (wanted: WantedEmail) => {
    const content = await requestNewEmail(wanted);
    if (content === 'link') setStep({ at: 'code', wanted, sentAt: Date.now(), content });
  };
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('contact.email')}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {step.at === 'code'
          ? t(step.content === 'link' ? 'login.linkSent' : 'account.email.sent', { email: step.wanted.email })
          : t('account.email.current', { email: user.email ?? '' })}
      </Typography>
      {step.at === 'saved' && <Alert severity="success">{t('account.email.saved')}</Alert>}
      {(step.at === 'idle' || step.at === 'saved') && (
        <Button variant="outlined" onClick={() => setStep({ at: 'address' })} sx={{ justifySelf: 'start' }}>
          {t('account.email.change')}
        </Button>
      )}
      {step.at === 'address' && (
        <NewEmailForm
          user={user}
          onSent={(wanted, content) => setStep({ at: 'code', wanted, sentAt: Date.now(), content })}
          onKeep={() => setStep({ at: 'idle' })}
        />
      )}
      {step.at === 'code' && (
        <>
          {step.content === 'link' ? (
            <OutboxNote />
          ) : (
            <EnterCode
              sentAt={step.sentAt}
              submit={t('account.email.confirm')}
              onResend={() => resend(step.wanted)}
              onCode={(code) => change(step.wanted.email, code)}
            />
          )}
          <Button onClick={() => setStep({ at: 'idle' })} sx={{ justifySelf: 'start' }}>
            {t('account.keepPassword')}
          </Button>
        </>
      )}
    </Panel>
  );
}
