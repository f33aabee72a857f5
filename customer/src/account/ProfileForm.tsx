import type { Language, User } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { errorMessage } from '../lib/error-message.ts';
import { ContactFields } from '../lib/forms/ContactFields.tsx';
import { type Contact, checkContact, contactOf, type FieldProblems } from '../lib/forms/contact.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { LANGUAGE_OWN_NAMES } from '../lib/i18n/languages.ts';
import { Panel } from '../lib/layout/Panel.tsx';
import { updateSessionUser } from '../lib/session/session.ts';

interface ProfileFormProps {
  user: User;
  onSaved: (user: User) => void;
}

type Outcome = { status: 'idle' | 'pending' | 'saved' } | { status: 'failed'; error: unknown };

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { t } = useI18n();
  const [contact, setContact] = useState<Contact>(() => contactOf(user));
  const [language, setLanguage] = useState<Language>(user.language);
  const [optIn, setOptIn] = useState(user.email_opt_in);
  const [problems, setProblems] = useState<FieldProblems<Contact>>({});
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  // Complete means first name, last name, e-mail and phone (specification §5).
  const complete = Object.values(contactOf(user)).every(Boolean);

  const save = async () => {
    setOutcome({ status: 'pending' });
    const found = await checkContact(contact);
    setProblems(found);
    if (Object.keys(found).length > 0) return setOutcome({ status: 'idle' });
    try {
      const { email: _email, ...changes } = contact;
      const saved = await api.updateMe({ body: { ...changes, language, email_opt_in: optIn } });
      updateSessionUser(saved);
      onSaved(saved);
      setOutcome({ status: 'saved' });
    } catch (error) {
      setOutcome({ status: 'failed', error });
    }
  };
  return (
    <Panel>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
      >
        <div>
          <FeatureBadge
            label={t(complete ? 'account.complete' : 'account.incomplete')}
            tone={complete ? 'good' : 'warm'}
          />
        </div>
        <ContactFields value={contact} onChange={setContact} problems={problems} emailFixed />
        <FormControl variant="standard">
          <InputLabel htmlFor="profile-language">{t('header.language')}</InputLabel>
          <NativeSelect
            id="profile-language"
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {LANGUAGE_OWN_NAMES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormControlLabel
          control={<Checkbox checked={optIn} onChange={(event) => setOptIn(event.target.checked)} />}
          label={t('signup.optIn')}
        />
        {outcome.status === 'failed' && <Alert severity="error">{errorMessage(t, outcome.error)}</Alert>}
        {outcome.status === 'saved' && <Alert severity="success">{t('account.saved')}</Alert>}
        <Button type="submit" variant="contained" loading={outcome.status === 'pending'}>
          {t('account.save')}
        </Button>
      </Box>
    </Panel>
  );
}
