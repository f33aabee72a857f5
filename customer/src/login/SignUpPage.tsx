import { checkTerms, normaliseEmail } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { api } from '../lib/api/api.ts';
import { useAppContext } from '../lib/api/app-context.tsx';
import { ContactFields } from '../lib/forms/ContactFields.tsx';
import { type Contact, EMPTY_CONTACT, type FieldProblems, readContact } from '../lib/forms/contact.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { usePhoneCountry } from '../lib/forms/PhoneInput.tsx';
import { RequiredTick } from '../lib/forms/RequiredTick.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { LegalLinks } from './LegalLinks.tsx';

interface State {
  pending: boolean;
  error: unknown;
  problems: FieldProblems<Contact>;
  termsMissing: boolean;
}

const IDLE: State = { pending: false, error: null, problems: {}, termsMissing: false };

/** Creates an account. It ends with a code, which proves the address: nothing opens the account before. */
export default function SignUpPage() {
  const { t, paths, language } = useI18n();
  const country = usePhoneCountry();
  const [, go] = useLocation();
  const next = new URLSearchParams(useSearch()).get('next') ?? undefined;
  const from = useHistoryState<{ email?: string } | null>();
  const [contact, setContact] = useState<Contact>({ ...EMPTY_CONTACT, email: from?.email ?? '' });
  const { email_opt_in: isTicked = false } = useAppContext().data;
  const [optIn = isTicked, setOptIn] = useState<boolean>();
  const [terms, setTerms] = useState(false);
  const [state, setState] = useState<State>(IDLE);

  const send = async () => {
    setState({ ...IDLE, pending: true });
    const { problems, sent: person } = await readContact(contact, country);
    const termsMissing = checkTerms(terms) !== null;
    if (Object.keys(problems).length > 0 || termsMissing) return setState({ ...IDLE, problems, termsMissing });
    try {
      const email = normaliseEmail(contact.email);
      const body = {
        ...person,
        email,
        email_opt_in: optIn,
        accepted_tos_at: new Date().toISOString(),
        language,
        source: 'web' as const,
        ...browserSecret(),
      };
      const { sent } = await api.createUser({ body }, { idempotencyKey: crypto.randomUUID() });
      go(paths.loginPin({ next }), { state: { email, sentAt: Date.now(), content: sent } });
    } catch (error) {
      setState({ ...IDLE, error });
    }
  };
  return (
    <Page title={t('signup.title')} width="narrow">
      <PageHeading title={t('signup.title')} intro={t('signup.intro')} />
      <Form onSubmit={send}>
        <ContactFields value={contact} onChange={setContact} problems={state.problems} />
        <FormControlLabel
          control={<Checkbox checked={optIn} onChange={(event) => setOptIn(event.target.checked)} />}
          label={t('signup.optIn')}
        />
        <div>
          <RequiredTick label={t('signup.terms')} checked={terms} onChange={setTerms} missing={state.termsMissing} />
          <LegalLinks />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('signup.shared')}
          </Typography>
        </div>
        <ErrorNote error={state.error} />
        <Button type="submit" variant="contained" size="large" loading={state.pending}>
          {t('footer.signUp')}
        </Button>
      </Form>
    </Page>
  );
}
