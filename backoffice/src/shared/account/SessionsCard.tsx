import { type Session, STAFF_SESSION_HOURS } from '@cubby/api';
import { FactCard, FeatureBadge, fontWeight, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Loaded } from '../page/Loaded.tsx';
import { card, quiet } from '../page/row-looks.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { useChangedSessions, useSessions } from './use-sign-in-methods.ts';

/** The user's sessions; unknown ones can be ended here. */
export function SessionsCard({ ofStaff }: { ofStaff: boolean }) {
  const t = useTranslate();
  return (
    <FactCard title={t('sign_in.sessions.title')}>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>
        {ofStaff ? t('sign_in.sessions.text', { hours: STAFF_SESSION_HOURS }) : t('sign_in.sessions.host_text')}
      </Box>
      <Loaded query={useSessions()}>{(sessions) => <Sessions sessions={sessions} />}</Loaded>
    </FactCard>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const changed = useChangedSessions();
  const [isAsking, setAsking] = useState(false);
  const endOthers = async () => {
    await api.deleteOtherSessions();
    notify('sign_in.sessions.others_ended', { type: 'success' });
    await changed();
  };
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5, width: '100%' }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
      {hasOthers ? (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('sign_in.sessions.end_others')}
        </Button>
      ) : (
        <Box sx={quiet}>{t('sign_in.sessions.only_this')}</Box>
      )}
      {isAsking && (
        <FormDialog
          destructive
          title={t('sign_in.sessions.end_others_title')}
          confirm={t('sign_in.sessions.end_others')}
          onClose={() => setAsking(false)}
          onConfirm={endOthers}
        >
          {t('sign_in.sessions.end_others_text')}
        </FormDialog>
      )}
    </Box>
  );
}

function SessionRow({ session }: { session: Session }) {
  const t = useTranslate();
  const notify = useNotify();
  const changed = useChangedSessions();
  const { moment } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { id, browser, system, created, last_used_at, expires_at, is_current } = session;
  const name = [browser, system].filter(Boolean).join(', ') || t('sign_in.sessions.unknown');
  const end = async () => {
    await api.deleteSession({ params: { id } });
    notify('sign_in.sessions.ended', { type: 'success' });
    await changed();
  };
  return (
    <Box component="li" sx={card}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' }}>{name}</Box>
          {is_current && <FeatureBadge tone="good" label={t('sign_in.sessions.this_one')} />}
        </Box>
        <Box sx={quiet}>
          {t('sign_in.sessions.since', { when: moment(created) })}
          {last_used_at && ` · ${t('sign_in.own.used', { when: moment(last_used_at) })}`}
        </Box>
        <Box sx={quiet}>{t('sign_in.sessions.until', { when: moment(expires_at) })}</Box>
      </Box>
      {!is_current && (
        <Button color="error" aria-label={t('sign_in.sessions.end_named', { name })} onClick={() => setAsking(true)}>
          {t('sign_in.sessions.end')}
        </Button>
      )}
      {isAsking && (
        <FormDialog
          destructive
          title={t('sign_in.sessions.end_title', { name })}
          confirm={t('sign_in.sessions.end')}
          onClose={() => setAsking(false)}
          onConfirm={end}
        >
          {t('sign_in.sessions.end_text')}
        </FormDialog>
      )}
    </Box>
  );
}
