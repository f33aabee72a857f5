import { MAIL_KINDS, type MailChoices, type MailKind } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { SwitchesMails } from './use-mail-choices.ts';

/** A switch for each optional kind of email. */
export function MailSwitches({ choices, switching }: { choices: MailChoices; switching: SwitchesMails }) {
  const { t } = useI18n();
  const isWanted = (kind: MailKind) => !choices.off.includes(kind);
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('account.mails.title')}
      </Typography>
      <Typography color="textSecondary">{t('account.mails.text')}</Typography>
      <ErrorNote error={switching.error} />
      <Stack sx={{ gap: 1 }}>
        {MAIL_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            label={t(`account.mails.kinds.${kind}`)}
            control={
              <Switch checked={isWanted(kind)} onChange={(event) => void switching.set(kind, event.target.checked)} />
            }
          />
        ))}
      </Stack>
    </Panel>
  );
}
