import { ResponseError } from '@cubby/api/client';
import { Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { ContactFields } from '../lib/forms/ContactFields.tsx';
import { type Contact, EMPTY_CONTACT } from '../lib/forms/contact.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { usePhoneCountry } from '../lib/forms/PhoneInput.tsx';
import { RequiredTick } from '../lib/forms/RequiredTick.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { Session } from '../lib/session/session.ts';
import { FORM_ID } from './HostHero.tsx';
import type { NewHost } from './HostWelcome.tsx';
import { applicationOf, checkApplication, EMPTY_STASHPOINT, NO_PROBLEMS, type Problems } from './host-application.ts';
import { MarkerField } from './MarkerField.tsx';
import { StashpointDraftFields } from './StashpointDraftFields.tsx';
import { type Marker, useMarker } from './use-marker.ts';
import { WeekFields } from './WeekFields.tsx';

interface HostFormProps {
  /** The signed-in user becomes the host. */
  user: Session['user'];
  onDone: (host: NewHost) => void;
}

interface State {
  pending: boolean;
  problems: Problems;
  error: unknown;
}

const IDLE: State = { pending: false, problems: NO_PROBLEMS, error: null };

/** Everything a draft of a place needs, on one page. */
export function HostForm({ user, onDone }: HostFormProps) {
  const { t, paths, language } = useI18n();
  const country = usePhoneCountry();
  const [contact, setContact] = useState<Contact>(() => contactOfSession(user));
  const [stashpoint, setStashpoint] = useState(EMPTY_STASHPOINT);
  const [terms, setTerms] = useState(false);
  const marker = useMarker();
  const [state, setState] = useState<State>(IDLE);
  const { problems } = state;

  const stashpointProblems = useFieldErrors(problems.stashpoint, stashpoint);
  const markerProblem = markerSentence(problems.marker, marker);

  const send = async () => {
    setState({ ...IDLE, pending: true });
    const { problems = NO_PROBLEMS, sent } = await checkApplication({ contact, country, stashpoint, marker, terms });
    if (!sent || !marker.position) return setState({ ...IDLE, problems });
    try {
      const host = await api.createHost({ body: applicationOf(sent, stashpoint, marker.position, language) });
      onDone({ email: host.email, stashpoint: stashpoint.business_name.trim() });
      window.scrollTo(0, 0);
    } catch (error) {
      const far = error instanceof ResponseError && 'latitude' in error.errors;
      setState(far ? { ...IDLE, problems: { ...NO_PROBLEMS, marker: 'INVALID_DATA' } } : { ...IDLE, error });
    }
  };
  return (
    <Box>
      <Panel>
        <Form onSubmit={send} id={FORM_ID} gap={3}>
          <div>
            <Typography variant="h2">{t('host.form.title')}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t('host.form.intro')}
            </Typography>
          </div>
          <Typography variant="h3">{t('host.form.you')}</Typography>
          <ContactFields value={contact} onChange={setContact} problems={problems.contact} emailFixed={user !== null} />
          <Typography variant="h3">{t('host.form.place')}</Typography>
          <StashpointDraftFields value={stashpoint} onChange={setStashpoint} problems={stashpointProblems} />
          <MarkerField marker={marker} problem={markerProblem && t(markerProblem)} />
          <WeekFields
            value={stashpoint.week}
            onChange={(week) => setStashpoint({ ...stashpoint, week })}
            problem={stashpointProblems.week && t('host.form.weekProblem')}
          />
          <div>
            <RequiredTick
              label={t('host.form.terms')}
              checked={terms}
              onChange={setTerms}
              missing={problems.terms !== null}
            />
            <Link href={paths.terms()} target="_blank" sx={{ display: 'inline-block', py: 1 }}>
              {t('footer.terms')}
            </Link>
          </div>
          {errorId(state.error) === 'EMAIL_ALREADY_EXISTS' ? (
            <Alert
              severity="info"
              action={<Button href={paths.loginEmail({ next: paths.becomeAHost() })}>{t('header.signIn')}</Button>}
            >
              {t('host.form.emailKnown')}
            </Alert>
          ) : (
            <ErrorNote error={state.error} />
          )}
          <Button type="submit" variant="contained" size="large" loading={state.pending}>
            {t('host.form.send')}
          </Button>
        </Form>
      </Panel>
    </Box>
  );
}

/** Returns the problem with the marker; moving the marker to a door fixes a missing one. */
function markerSentence(problem: Problems['marker'], { settled, position }: Marker) {
  if (problem === 'INVALID_DATA') return 'host.form.tooFar';
  if (problem === null || settled) return undefined;
  return position ? 'host.form.markerMissing' : 'host.form.cityMissing';
}

function contactOfSession(user: Session['user']): Contact {
  if (!user) return EMPTY_CONTACT;
  return {
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
  };
}
