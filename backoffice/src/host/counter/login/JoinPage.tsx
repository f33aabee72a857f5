import type { Invitation } from '@cubby/api';
import { FactList, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { sessionUser, startSession } from '../../../lib/session/session.ts';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';
import { Door } from './Door.tsx';

/** The page of an invitation link: shows the invitation and accepts it. Opening the page does not accept anything. */
export default function JoinPage() {
  const { t, problem } = useI18n();
  const link = new URLSearchParams(useSearch()).get('link') ?? '';
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useDocumentTitle(t('join.title'));
  useEffect(() => {
    counterApi
      .readInvitation({ body: { link } }, { ignoreUnauthorized: true })
      .then(setInvitation, (error: unknown) => {
        setFailure(errorIdOf(error));
      });
  }, [link]);
  return (
    <Door>
      {failure ? (
        <>
          <Typography variant="h1">{t('join.none')}</Typography>
          <Typography color="textSecondary" role="alert" sx={{ my: 2 }}>
            {failure === 'NOT_FOUND' || failure === 'INVALID_DATA' ? t('join.none_text') : problem(failure)}
          </Typography>
          <Button variant="contained" href={addresses.login}>
            {t('login.enter')}
          </Button>
        </>
      ) : invitation ? (
        <Invited invitation={invitation} link={link} />
      ) : (
        <LoadingState label={t('app.loading')} />
      )}
    </Door>
  );
}

function Invited({ invitation, link }: { invitation: Invitation; link: string }) {
  const { t, problem } = useI18n();
  const [ended, setEnded] = useState(invitation.ended);
  const [failure, setFailure] = useState<string | null>(null);
  const [isJoining, setJoining] = useState(false);
  const { business_name: business, inviter, email, role, stashpoints } = invitation;
  const other = sessionUser();
  const join = () => {
    setJoining(true);
    counterApi
      .acceptInvitation({ body: { link } }, { ignoreUnauthorized: true })
      .then((answer) => {
        setEnded(answer.ended);
        if (!answer.session) return;
        startSession(answer.session);
        window.location.assign(addresses.today);
      })
      .catch((error: unknown) => setFailure(errorIdOf(error)))
      .finally(() => setJoining(false));
  };
  return (
    <>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {t('join.to', { business })}
      </Typography>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {t('join.by', { inviter: inviter || business })}
      </Typography>
      <FactList
        facts={[
          [t('join.role'), t(`join.${role}`)],
          [t('join.places'), stashpoints.join(', ')],
          [t('login.email'), email],
        ]}
      />
      {other && other.email !== email && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('join.other', { email: other.email || other.firstName, next: email })}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {problem(failure)}
        </Alert>
      )}
      {ended ? (
        <>
          <Alert severity="info" sx={{ my: 2 }}>
            {t(`join.${ended}`)}
          </Alert>
          <Button variant="contained" size="large" href={addresses.login} sx={{ width: '100%' }}>
            {t('login.enter')}
          </Button>
        </>
      ) : (
        <Button variant="contained" size="large" loading={isJoining} onClick={join} sx={{ mt: 2, width: '100%' }}>
          {t('join.accept')}
        </Button>
      )}
    </>
  );
}
