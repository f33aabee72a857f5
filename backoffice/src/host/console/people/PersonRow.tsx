import type { Person } from '@cubby/api';
import { FeatureBadge, fontWeight } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { card, quiet } from '../../../shared/page/row-looks.ts';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { useTeamChanged } from './use-team.ts';

/** A team member, their ways to sign in, and the actions for them. */
export function PersonRow({ person }: { person: Person }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'change' | 'invite' | 'remove' | null>(null);
  const { name, email, role, stashpoints, has_pin, signs_in } = person;
  const close = () => setOpen(null);
  return (
    <Box component="li" sx={card}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="span" sx={{ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <FeatureBadge label={t(`host.people.roles.${role}`)} tone={role === 'manager' ? 'warm' : 'calm'} />
        </Box>
        <Box sx={quiet}>{stashpoints.map((stashpoint) => stashpoint.name).join(', ')}</Box>
        <Box sx={quiet}>
          {[
            has_pin && t('host.people.with_pin'),
            signs_in && t('host.people.signs_in', { email: email ?? '' }),
            !(has_pin || signs_in || person.invitation) && t('host.people.no_way_in'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {person.invitation && <Invited person={person} />}
      </Box>
      <Box sx={buttons}>
        {!signs_in && !person.invitation && (
          <Button variant="outlined" onClick={() => setOpen('invite')}>
            {t('host.people.invite')}
          </Button>
        )}
        <Button
          variant="outlined"
          onClick={() => setOpen('change')}
          aria-label={t('host.people.change_name', { name })}
        >
          {t('host.people.change')}
        </Button>
        <Button color="error" onClick={() => setOpen('remove')} aria-label={t('host.people.remove_name', { name })}>
          {t('host.people.remove')}
        </Button>
      </Box>
      {open === 'change' && <PersonDialog person={person} onClose={close} />}
      {open === 'invite' && <InviteDialog person={person} onClose={close} />}
      {open === 'remove' && <RemoveDialog person={person} onClose={close} />}
    </Box>
  );
}

/** An invitation that has not been accepted: it can be resent or withdrawn. */
function Invited({ person }: { person: Person }) {
  const t = useTranslate();
  const notify = useNotify();
  const changed = useTeamChanged();
  const params = { id: person.id };
  const run = (call: () => Promise<unknown>, done: string) =>
    void call().then(
      () => {
        notify(done, { type: 'success' });
        changed();
      },
      (error: unknown) => notify(keyOfError(error), { type: 'error' }),
    );
  const email = person.email ?? '';
  return (
    <Box sx={{ ...quiet, mt: 0.5 }}>
      {t(person.invitation?.expired ? 'host.people.invitation_over' : 'host.people.invited', { email })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button
          size="small"
          onClick={() => run(() => api.invitePerson({ params, body: { email } }), 'host.people.sent_again')}
        >
          {t('host.people.send_again')}
        </Button>
        <Button size="small" onClick={() => run(() => api.withdrawInvitation({ params }), 'host.people.withdrawn')}>
          {t('host.people.withdraw')}
        </Button>
      </Box>
    </Box>
  );
}

function RemoveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const changed = useTeamChanged();
  const { id, name } = person;
  const remove = async () => {
    await api.deletePerson({ params: { id } });
    notify('host.people.removed', { type: 'success', messageArgs: { name } });
    changed();
  };
  return (
    <FormDialog
      destructive
      title={t('host.people.remove_title', { name })}
      confirm={t('host.people.remove')}
      onClose={onClose}
      onConfirm={remove}
    >
      {t('host.people.remove_text')}
    </FormDialog>
  );
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' } as const;
