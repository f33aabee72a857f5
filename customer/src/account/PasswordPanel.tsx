import { checkPassword, checkRequired, type ErrorId, type User } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { NewPasswordField } from '../lib/forms/NewPasswordField.tsx';
import { PasswordField } from '../lib/forms/PasswordField.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { idMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface PasswordPanelProps {
  user: User;
  onSaved: (user: User) => void;
}

/** The password as an alternative to the code: its state, and a form to set or change it. */
export function PasswordPanel({ user, onSaved }: PasswordPanelProps) {
  const { t } = useI18n();
  const [state, setState] = useState<'idle' | 'open' | 'saved'>('idle');
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('login.password')}
      </Typography>
      <Typography color="textSecondary">
        {t(user.has_password ? 'account.passwordSet' : 'account.passwordNone')}
      </Typography>
      {state === 'saved' && <Alert severity="success">{t('account.passwordSaved')}</Alert>}
      {state === 'open' ? (
        <PasswordForm
          hasOne={user.has_password}
          onKeep={() => setState('idle')}
          onSaved={(saved) => {
            onSaved(saved);
            setState('saved');
          }}
        />
      ) : (
        <Button variant="outlined" onClick={() => setState('open')} sx={{ justifySelf: 'start' }}>
          {t(user.has_password ? 'account.changePassword' : 'account.setPassword')}
        </Button>
      )}
    </Panel>
  );
}

interface PasswordFormProps {
  hasOne: boolean;
  onSaved: (user: User) => void;
  onKeep: () => void;
}

interface State {
  pending: boolean;
  problems: { current?: ErrorId | null; next?: ErrorId | null };
  error: unknown;
}

const IDLE: State = { pending: false, problems: {}, error: null };

function PasswordForm({ hasOne, onSaved, onKeep }: PasswordFormProps) {
  const { t } = useI18n();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [state, setState] = useState<State>(IDLE);
  const problems = useFieldErrors(state.problems, { current, next });

  const save = async () => {
    const found = { current: hasOne ? checkRequired(current) : null, next: checkPassword(next) };
    if (found.current || found.next) return setState({ ...IDLE, problems: found });
    setState({ ...IDLE, pending: true });
    try {
      onSaved(await api.updateMe({ body: { password: next, ...(hasOne && { current_password: current }) } }));
    } catch (error) {
      const wrong = errorId(error) === 'INCORRECT_CREDENTIALS';
      setState(wrong ? { ...IDLE, problems: { current: 'INCORRECT_CREDENTIALS' } } : { ...IDLE, error });
    }
  };
  const currentProblem =
    problems.current === 'INCORRECT_CREDENTIALS'
      ? t('account.wrongPassword')
      : problems.current && idMessage(t, problems.current);
  return (
    <Form onSubmit={save}>
      {hasOne && (
        <PasswordField
          label={t('account.currentPassword')}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
          problem={currentProblem ?? undefined}
        />
      )}
      <NewPasswordField value={next} onChange={setNext} problem={problems.next} />
      <ErrorNote error={state.error} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={state.pending}>
          {t('recovery.save')}
        </Button>
        <Button onClick={onKeep}>{t('account.keepPassword')}</Button>
      </Box>
    </Form>
  );
}
