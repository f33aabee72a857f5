import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { Form } from '../lib/forms/Form.tsx';
import { RequiredTick } from '../lib/forms/RequiredTick.tsx';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { endSession } from '../lib/session/session.ts';

interface DeletionFormProps {
  userId: string;
  onDeleted: () => void;
  /** Called when the preview shown no longer holds. */
  onChanged: () => void;
}

type State = { status: 'idle' | 'unanswered' | 'pending' } | { status: 'failed'; message: string };

/** The confirmation required before an account is deleted. */
export function DeletionForm({ userId, onDeleted, onChanged }: DeletionFormProps) {
  const { t } = useI18n();
  const [understood, setUnderstood] = useState(false);
  const [state, setState] = useState<State>({ status: 'idle' });

  const remove = async () => {
    if (!understood) return setState({ status: 'unanswered' });
    setState({ status: 'pending' });
    try {
      await api.deleteUser({ params: { id: userId } });
      onDeleted();
      endSession();
    } catch (error) {
      const changed = errorId(error) === 'CONFLICT';
      if (changed) onChanged();
      setState({ status: 'failed', message: changed ? t('deletion.changed') : errorMessage(t, error) });
    }
  };
  return (
    <Form onSubmit={remove}>
      <div>
        <RequiredTick
          label={t('deletion.understood')}
          checked={understood}
          onChange={setUnderstood}
          missing={state.status === 'unanswered'}
        />
      </div>
      {state.status === 'failed' && <Alert severity="error">{state.message}</Alert>}
      <Button
        type="submit"
        variant="contained"
        color="error"
        loading={state.status === 'pending'}
        sx={{ justifySelf: 'start' }}
      >
        {t('deletion.confirm')}
      </Button>
    </Form>
  );
}
