import { PageHeading, Section, StepList } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';

export interface NewHost {
  email: string;
  /** The name of the new place. */
  stashpoint: string;
}

/** Confirms the draft, with the next steps and a link to the console. */
export function HostWelcome({ host }: { host: NewHost }) {
  const { t } = useI18n();
  const { protocol, host: name } = new URL(usePublicUrl());
  const steps = (['open', 'photos', 'submit'] as const).map((step) => ({
    title: t(`host.welcome.${step}.title`),
    text: t(`host.welcome.${step}.text`),
  }));
  return (
    <Page title={t('host.welcome.title')}>
      <PageHeading
        title={t('host.welcome.title')}
        intro={t('host.welcome.intro', { place: host.stashpoint, email: host.email })}
      />
      <Section title={t('host.welcome.next')}>
        <StepList steps={steps} />
      </Section>
      <Button
        href={`${protocol}//hosts.${name}`}
        variant="contained"
        color="secondary"
        size="large"
        sx={{ justifySelf: 'start' }}
      >
        {t('host.welcome.console')}
      </Button>
    </Page>
  );
}
