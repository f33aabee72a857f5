import { checkEmail, checkRequired, normaliseEmail, type User } from '@cubby/api';
import { browserSecret, ResponseError } from '@cubby/api/client';
import { FactCard } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { consoleAt } from '../../lib/routing/paths.ts';
import { rememberUser } from '../../lib/session/session.ts';
import { LightField } from '../inputs/LightField.tsx';
import { AppCode, useCodeForm } from '../sign-in-methods/AppCode.tsx';

/** The address used to sign in, and a form to change it with a code sent to the new one. */
export function EmailForm({ user }: { user: User }) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  // An email with a link instead of a code leads here.
  const link = search.get('email_link');
  const [step, setStep] = useState<'idle' | 'address' | 'code' | 'link'>('idle');
  const [email, setEmail] = useState('');
  return (
    <FactCard title={t('account.email')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{user.email}</Box>
        <Box sx={{ color: 'text.secondary' }}>{t('account.email_help')}</Box>
        {link && <ConfirmAddress user={user} link={link} onDone={() => setSearch({}, { replace: true })} />}
        {!link && step === 'idle' && (
          <Button variant="outlined" onClick={() => setStep('address')}>
            {t('own_email.change')}
          </Button>
        )}
        {step === 'address' && (
          <NewAddress
            user={user}
            onSent={(wanted, content) => {
              setEmail(wanted);
              setStep(content);
            }}
            onKeep={() => setStep('idle')}
          />
        )}
        {step === 'code' && <NewCode email={email} onDone={() => setStep('idle')} />}
        {step === 'link' && <Alert severity="info">{t('own_email.link', { email })}</Alert>}
      </Box>
    </FactCard>
  );
}

interface NewAddressProps {
  user: User;
  onSent: (email: string, content: 'code' | 'link') => void;
  onKeep: () => void;
}

/** Asks for the new address, and for the password if there is one: a session left open is not enough. */
function NewAddress({ user, onSent, onKeep }: NewAddressProps) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ email?: string | undefined; password?: string | undefined }>({});
  const [sending, setSending] = useState(false);

  const send = async () => {
    const wanted = normaliseEmail(email);
    const body = {
      email: wanted,
      site: consoleAt(window.location),
      ...(user.has_password && { current_password: password }),
      ...browserSecret(),
    };
    const { sent } = await api.requestEmailChange({ body });
    onSent(wanted, sent);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = checkEmail(email);
    const missing = user.has_password ? checkRequired(password) : null;
    const isSame = normaliseEmail(email) === user.email;
    setProblems({
      email: invalid ? errorKey(invalid) : isSame ? 'own_email.same' : undefined,
      password: missing ? errorKey(missing) : undefined,
    });
    if (invalid || missing || isSame) return;
    setSending(true);
    await send().catch((error: unknown) => {
      const isWrong = (error as { id?: string }).id === 'INCORRECT_CREDENTIALS';
      setProblems(isWrong ? { password: 'login.wrong_password' } : { email: keyOfError(error) });
    });
    setSending(false);
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={form}>
      <LightField
        type="email"
        label={t('own_email.next')}
        autoComplete="email"
        autoFocus
        value={email}
        onText={setEmail}
        problem={problems.email && t(problems.email)}
      />
      {user.has_password && (
        <LightField
          type="password"
          label={t('account.current_password')}
          autoComplete="current-password"
          value={password}
          onText={setPassword}
          problem={problems.password && t(problems.password)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={sending}>
          {t('own_email.send')}
        </Button>
        <Button onClick={onKeep}>{t('console.cancel')}</Button>
      </Box>
    </Box>
  );
}

function NewCode({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslate();
  const keep = useKeepChanged();
  const { isBusy, submit, field } = useCodeForm(async (code) => {
    keep(await api.changeEmail({ body: { email, one_time_password: code, ...browserSecret() } }));
    onDone();
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={form}>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t('own_email.sent', { email })}
      </Box>
      <AppCode {...field} first legend={t('login.legend')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('own_email.confirm')}
        </Button>
        <Button onClick={onDone}>{t('console.cancel')}</Button>
      </Box>
    </Box>
  );
}

interface ConfirmAddressProps {
  user: User;
  link: string;
  onDone: () => void;
}

/** Uses the link of an email that was sent instead of a code; only on a click, because programs open links as well. */
function ConfirmAddress({ user, link, onDone }: ConfirmAddressProps) {
  const t = useTranslate();
  const keep = useKeepChanged();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const refused = error instanceof ResponseError ? error.errors : {};
  const [isOver, isWrong] = ['link' in refused, 'current_password' in refused];

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setError(null);
    try {
      const body = { link, ...(user.has_password && { current_password: password }) };
      keep(await api.changeEmailWithLink({ body }));
      onDone();
    } catch (problem) {
      setError(problem);
      setSaving(false);
    }
  };
  if (isOver)
    return (
      <>
        <Alert severity="error">{t('own_email.link_over')}</Alert>
        <Button variant="outlined" onClick={onDone}>
          {t('own_email.back')}
        </Button>
      </>
    );
  return (
    <Box component="form" noValidate onSubmit={(event) => void confirm(event)} sx={form}>
      <Box>{t('own_email.follow')}</Box>
      {error !== null && !isWrong && <Alert severity="error">{t(keyOfError(error))}</Alert>}
      {user.has_password && (
        <LightField
          type="password"
          label={t('account.current_password')}
          autoComplete="current-password"
          value={password}
          onText={setPassword}
          problem={isWrong ? t('login.wrong_password') : null}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={saving}>
          {t('own_email.use')}
        </Button>
        <Button onClick={onDone}>{t('console.cancel')}</Button>
      </Box>
    </Box>
  );
}

/** Returns a function that stores the user with their new address, and says so. */
function useKeepChanged(): (user: User) => void {
  const notify = useNotify();
  const queries = useQueryClient();
  return (user) => {
    rememberUser(user);
    queries.setQueryData(['me'], user);
    notify('own_email.saved', { type: 'success' });
  };
}

const form = { display: 'grid', gap: 2, width: '100%', maxWidth: 420 } as const;
