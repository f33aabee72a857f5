import { type Claim, COUNTRY_CODES, PAYMENT_TYPES } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { api } from '../lib/api/api.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { ProofDialog } from '../lib/forms/ProofDialog.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { Choice } from './ItemFields.tsx';

interface AccountPanelProps {
  claim: Claim;
  onSaved: () => void;
}

/** The account an accepted claim is paid to. Guests sign in first: a code by email proves who they are. */
export function AccountPanel({ claim, onSaved }: AccountPanelProps) {
  const { t, paths } = useI18n();
  const { user } = useSession();
  const [wantsAnother, setWantsAnother] = useState(false);
  const { account_number_end: end, needs, booking_id } = claim;
  const isAsked = needs.includes('account') || wantsAnother;
  return (
    <Panel>
      <Typography component="h3" variant="h6">
        {t('claim.account.title')}
      </Typography>
      {!isAsked && end && (
        <>
          <Typography>{t('claim.account.set', { end })}</Typography>
          <Button variant="outlined" onClick={() => setWantsAnother(true)} sx={{ justifySelf: 'start' }}>
            {t('claim.account.change')}
          </Button>
        </>
      )}
      {isAsked && !user && (
        <>
          <Typography>{t('claim.account.signIn')}</Typography>
          <Button
            variant="contained"
            href={paths.loginEmail({ next: paths.claim(booking_id) })}
            sx={{ justifySelf: 'start' }}
          >
            {t('claim.account.signInNow')}
          </Button>
        </>
      )}
      {isAsked && user && (
        <AccountForm
          claim={claim}
          onSaved={() => {
            setWantsAnother(false);
            onSaved();
          }}
        />
      )}
    </Panel>
  );
}

function AccountForm({ claim, onSaved }: AccountPanelProps) {
  const { t, locale } = useI18n();
  const sending = useSending();
  const [type, setType] = useState<(typeof PAYMENT_TYPES)[number]>('bank_transfer');
  const [account_holder, setHolder] = useState('');
  const [account_number, setNumber] = useState('');
  const [account_country, setCountry] = useState('GB');
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRY_CODES.map((value) => ({ value, name: names.of(value) ?? value })).sort((one, other) =>
      one.name.localeCompare(other.name, locale),
    );
  }, [locale]);
  const save = () =>
    sending.send(async () => {
      const body = { payment_type: type, account_holder, account_number, account_country };
      await api.setClaimAccount({ params: { id: claim.id }, body });
      onSaved();
    });
  const isIncomplete = account_holder.trim() === '' || account_number.trim().length < 4;
  return (
    <Form onSubmit={() => (isIncomplete ? undefined : save())}>
      <ProofDialog />
      <Typography color="textSecondary">{t('claim.account.text')}</Typography>
      <Choice
        label={t('claim.account.type')}
        value={type}
        options={PAYMENT_TYPES.map((value) => ({ value, name: t(`claim.account.${value}`) }))}
        onChange={(value) => setType(value as typeof type)}
      />
      <TextField
        label={t('claim.account.holder')}
        value={account_holder}
        onChange={({ target }) => setHolder(target.value)}
        slotProps={{ htmlInput: { maxLength: 250, autoComplete: 'name' } }}
      />
      <TextField
        label={t(type === 'paypal' ? 'claim.account.email' : 'claim.account.number')}
        value={account_number}
        onChange={({ target }) => setNumber(target.value)}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
      />
      <Choice label={t('claim.account.country')} value={account_country} options={countries} onChange={setCountry} />
      <ErrorNote error={sending.error} />
      <Button
        type="submit"
        variant="contained"
        loading={sending.pending}
        disabled={isIncomplete}
        sx={{ justifySelf: 'start' }}
      >
        {t('claim.account.save')}
      </Button>
    </Form>
  );
}
