import { LANGUAGE_OWN_NAMES, type Language, type User } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { ContactFields } from '../lib/forms/ContactFields.tsx';
import { type Contact, contactOf, type FieldProblems, readContact, readPhone } from '../lib/forms/contact.ts';
import { Form } from '../lib/forms/Form.tsx';
import { usePhoneCountry } from '../lib/forms/PhoneInput.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { updateSessionUser } from '../lib/session/session.ts';
import { phoneTypeOf, type SecondPhone, SecondPhoneFields } from './SecondPhoneFields.tsx';

interface ProfileFormProps {
  user: User;
  onSaved: (user: User) => void;
}

interface State {
  status: 'idle' | 'pending' | 'saved' | 'failed';
  error: unknown;
  problems: FieldProblems<Contact>;
  secondProblems: FieldProblems<SecondPhone>;
}

const IDLE: State = { status: 'idle', error: null, problems: {}, secondProblems: {} };

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { t } = useI18n();
  const country = usePhoneCountry();
  const [contact, setContact] = useState<Contact>(() => contactOf(user));
  const [second, setSecond] = useState<SecondPhone>(() => secondPhoneOf(user));
  const [language, setLanguage] = useState<Language>(user.language);
  const [optIn, setOptIn] = useState(user.email_opt_in);
  const [state, setState] = useState<State>(IDLE);

  const secondStanding = useFieldErrors(state.secondProblems, second);

  const save = async () => {
    setState({ ...IDLE, status: 'pending' });
    const { problems, sent } = await readContact(contact, country);
    const number = second.number.trim() ? await readPhone(second.number, country) : { problem: null, sent: '' };
    const secondProblems = number.problem ? { number: number.problem } : {};
    if (Object.keys({ ...problems, ...secondProblems }).length > 0)
      return setState({ ...IDLE, problems, secondProblems });
    try {
      const { email: _email, ...changes } = sent;
      const saved = await api.updateMe({
        body: { ...changes, ...written({ ...second, number: number.sent }), language, email_opt_in: optIn },
      });
      updateSessionUser(saved);
      onSaved(saved);
      // The API returns phone numbers as stored: in international format.
      setContact(contactOf(saved));
      setSecond(secondPhoneOf(saved));
      setState({ ...IDLE, status: 'saved' });
    } catch (error) {
      setState({ ...IDLE, status: 'failed', error });
    }
  };
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('account.details')}
      </Typography>
      <Form onSubmit={save} gap={2.5}>
        <ContactFields value={contact} onChange={setContact} problems={state.problems} emailFixed />
        <SecondPhoneFields value={second} onChange={setSecond} problem={secondStanding.number ?? null} />
        <TextField
          select
          label={t('account.language')}
          helperText={t('account.languageHint')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          slotProps={{ select: { native: true } }}
        >
          {LANGUAGE_OWN_NAMES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </TextField>
        <FormControlLabel
          control={<Checkbox checked={optIn} onChange={(event) => setOptIn(event.target.checked)} />}
          label={t('signup.optIn')}
        />
        {state.status === 'failed' && <Alert severity="error">{errorMessage(t, state.error)}</Alert>}
        {state.status === 'saved' && <Alert severity="success">{t('account.saved')}</Alert>}
        <Button type="submit" variant="contained" loading={state.status === 'pending'}>
          {t('account.save')}
        </Button>
      </Form>
    </Panel>
  );
}

function secondPhoneOf({ secondary_phone_number, secondary_phone_number_type }: User): SecondPhone {
  return { number: secondary_phone_number ?? '', type: phoneTypeOf(secondary_phone_number_type) };
}

function written({ number, type }: SecondPhone) {
  return number
    ? { secondary_phone_number: number, secondary_phone_number_type: type }
    : { secondary_phone_number: null, secondary_phone_number_type: null };
}
