import { Panel } from '@cubby/design-system';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation, useSearch } from 'wouter';
import { ContactFields } from '../lib/forms/ContactFields.tsx';
import type { Contact, FieldProblems } from '../lib/forms/contact.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface ContactPanelProps {
  contact: Contact;
  onChange: (contact: Contact) => void;
  problems: FieldProblems<Contact>;
  signedIn: boolean;
}

/** The traveller's contact details. Signing in leads back here, and the entries are kept. */
export function ContactPanel({ contact, onChange, problems, signedIn }: ContactPanelProps) {
  const { t, paths } = useI18n();
  const [pathname] = useLocation();
  const search = useSearch();
  return (
    <Panel>
      <Typography component="h2" variant="h3">
        {t('checkout.contact')}
      </Typography>
      {!signedIn && (
        <Typography>
          {t('checkout.haveAccount')}{' '}
          <Link href={paths.loginEmail({ next: pathname + (search && `?${search}`) })}>{t('header.signIn')}</Link>
        </Typography>
      )}
      <ContactFields value={contact} onChange={onChange} problems={problems} emailFixed={signedIn} />
    </Panel>
  );
}
