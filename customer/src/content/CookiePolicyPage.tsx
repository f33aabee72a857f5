import {
  AFFILIATE_DAYS,
  ANALYTICS_DAYS,
  CLIENT_UUID_DAYS,
  COOKIES,
  READ_AFTER_COOKIE,
  SESSION_DAYS,
  SESSION_RENEWAL_DAYS,
} from '@cubby/api';
import { DataTable, PageHeading, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppContext } from '../lib/api/app-context.tsx';
import { setConsent, useConsent } from '../lib/consent/consent.ts';
import { Prose } from '../lib/content/Prose.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { DraftNotice } from './DraftNotice.tsx';

/** Days of each cookie; a session ends earlier when the visitor signs out. */
const LIVES = {
  token: SESSION_RENEWAL_DAYS,
  user: SESSION_RENEWAL_DAYS,
  checkout: SESSION_DAYS,
  clientUuid: CLIENT_UUID_DAYS,
  analytics: ANALYTICS_DAYS,
  tag: AFFILIATE_DAYS,
  affiliate: AFFILIATE_DAYS,
} as const satisfies Record<keyof typeof COOKIES, number>;

const OPTIONAL: readonly (keyof typeof COOKIES)[] = ['analytics', 'tag', 'affiliate'];

/** The lifetime of the cookies that Stripe's own script sets during payment: a year, and half an hour. */
const STRIPE_DAYS = 365;
const STRIPE_MINUTES = 30;

export default function CookiePolicyPage() {
  const { t } = useI18n();
  const consent = useConsent();
  const { payments } = useAppContext().data;
  const rows = (Object.keys(LIVES) as (keyof typeof LIVES)[]).map((key) => {
    const days = t('cookiePolicy.days', { smart_count: LIVES[key] });
    return [
      COOKIES[key],
      t(`cookiePolicy.purposes.${key}`),
      t('cookiePolicy.own'),
      key === 'token' || key === 'user' ? t('cookiePolicy.session', { days }) : days,
      t(OPTIONAL.includes(key) ? 'cookiePolicy.optional' : 'cookiePolicy.needed'),
    ];
  });
  const needed = t('cookiePolicy.needed');
  rows.push([
    READ_AFTER_COOKIE.name,
    t('cookiePolicy.purposes.readAfter'),
    t('cookiePolicy.own'),
    t('cookiePolicy.seconds', { smart_count: READ_AFTER_COOKIE.seconds }),
    needed,
  ]);
  if (payments.provider === 'stripe')
    rows.push(
      [
        '__stripe_mid',
        t('cookiePolicy.purposes.stripeMid'),
        'Stripe',
        t('cookiePolicy.days', { smart_count: STRIPE_DAYS }),
        needed,
      ],
      [
        '__stripe_sid',
        t('cookiePolicy.purposes.stripeSid'),
        'Stripe',
        t('cookiePolicy.minutes', { smart_count: STRIPE_MINUTES }),
        needed,
      ],
    );
  const answer = consent === 'given' || consent === 'refused' ? consent : 'undecided';
  return (
    <Page
      title={t('cookiePolicy.title')}
      description={t('cookiePolicy.description')}
      addressIn={(of) => of.cookiePolicy()}
    >
      <PageHeading title={t('cookiePolicy.title')} intro={t('cookiePolicy.intro')} />
      <DraftNotice />
      <DataTable
        caption={t('cookiePolicy.caption')}
        head={[
          t('cookiePolicy.name'),
          t('cookiePolicy.purpose'),
          t('cookiePolicy.provider'),
          t('cookiePolicy.life'),
          t('cookiePolicy.when'),
        ]}
        rows={rows}
      />
      <Section title={t('cookiePolicy.choice.title')}>
        <Typography aria-live="polite">{t(`cookiePolicy.choice.${answer}`)}</Typography>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setConsent('given')} disabled={consent === 'given'}>
            {t('cookiePolicy.choice.allow')}
          </Button>
          <Button variant="outlined" onClick={() => setConsent('refused')} disabled={consent === 'refused'}>
            {t('cookiePolicy.choice.refuse')}
          </Button>
        </Box>
      </Section>
      <Section title={t('cookiePolicy.storage.title')}>
        <Prose text={t('cookiePolicy.storage.text')} />
        <Prose text={t('cookiePolicy.storage.language')} />
        <Prose text={t('cookiePolicy.storage.browser')} />
      </Section>
    </Page>
  );
}
