import AppleIcon from '@mui/icons-material/Apple';
import GoogleIcon from '@mui/icons-material/Google';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { authorizationUrl, keepJourney, PROVIDER_NAMES, PROVIDERS, type Provider } from './provider-sign-in.ts';

const ICONS = { google: GoogleIcon, apple: AppleIcon } as const;

/** The buttons to sign in with an account elsewhere, for providers that are set up. */
export function ProviderButtons({ next }: { next: string | null }) {
  const { t, language } = useI18n();
  const { sign_in } = useAppContext().data;
  const offered = PROVIDERS.filter((provider) => sign_in[provider]);
  if (offered.length === 0) return null;

  const leave = (provider: Provider) => {
    const settings = sign_in[provider];
    if (!settings) return;
    const journey = { provider, state: crypto.randomUUID(), nonce: crypto.randomUUID(), language, next };
    keepJourney(journey);
    window.location.assign(authorizationUrl(settings, journey, window.location.origin));
  };
  return (
    <>
      <Divider>{t('login.or')}</Divider>
      {offered.map((provider) => {
        const Icon = ICONS[provider];
        return (
          <Button key={provider} variant="outlined" size="large" startIcon={<Icon />} onClick={() => leave(provider)}>
            {t('login.withProvider', { provider: PROVIDER_NAMES[provider] })}
          </Button>
        );
      })}
      <Typography variant="body2" color="textSecondary">
        {t('login.providerTerms')}
      </Typography>
      <LegalLinks />
    </>
  );
}
