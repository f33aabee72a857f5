import type { Person } from '@cubby/api';
import { checkEmail } from '@cubby/api';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { problemOf } from './problem-of.ts';
import { useTeamChanged } from './use-team.ts';

/** Asks for the email address to invite someone at who has only used a PIN so far. */
export function InviteDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const changed = useTeamChanged();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const invite = async () => {
    const invalid = checkEmail(email);
    if (invalid) {
      setProblem(`errors.${invalid}`);
      return false;
    }
    try {
      await api.invitePerson({ params: { id: person.id }, body: { email } });
    } catch (error) {
      const said = problemOf(error, 'email');
      if (!said) throw error;
      setProblem(said);
      return false;
    }
    notify('host.people.sent', { type: 'success', messageArgs: { email } });
    changed();
  };
  return (
    <FormDialog
      title={t('host.people.invite_title', { name: person.name })}
      confirm={t('host.people.invite')}
      onClose={onClose}
      onConfirm={invite}
    >
      {t('host.people.invite_text')}
      <TextField
        autoFocus
        type="email"
        autoComplete="off"
        label={t('host.people.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={problem !== null}
        helperText={problem && t(problem)}
      />
    </FormDialog>
  );
}
