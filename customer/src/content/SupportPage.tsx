import { PageHeading, Panel, Section, TintedCards, width } from '@cubby/design-system';
import MailRounded from '@mui/icons-material/MailRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

export default function SupportPage() {
  const { t, paths } = useI18n();
  const { support_email: email } = useAppContext().data;
  const self = (['pass', 'change', 'cancel', 'closed'] as const).map((key) => ({
    title: t(`support.self.${key}.title`),
    text: t(`support.self.${key}.text`),
  }));
  return (
    <Page title={t('support.title')} description={t('support.description')} addressIn={(of) => of.support()}>
      <PageHeading title={t('support.title')} intro={t('support.intro')} />
      <Section title={t('support.self.title')}>
        <TintedCards cards={self} />
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button variant="contained" href={paths.bookings()}>
            {t('support.open')}
          </Button>
          <Button variant="outlined" href={paths.faq()}>
            {t('support.questions')}
          </Button>
        </Box>
      </Section>
      <Section title={t('support.write.title')}>
        <Box sx={{ maxWidth: width.form }}>
          <Panel>
            <Alert severity="info">{t('support.write.emergency')}</Alert>
            <Typography>{t('support.write.text')}</Typography>
            <Button
              variant="outlined"
              startIcon={<MailRounded />}
              href={`mailto:${email}`}
              sx={{ justifySelf: 'start', overflowWrap: 'anywhere' }}
            >
              {email}
            </Button>
          </Panel>
        </Box>
      </Section>
      <Section title={t('support.host.title')}>
        <Typography>{t('support.host.text')}</Typography>
        <Button variant="outlined" href={paths.becomeAHost()} sx={{ justifySelf: 'start' }}>
          {t('support.host.action')}
        </Button>
      </Section>
    </Page>
  );
}
