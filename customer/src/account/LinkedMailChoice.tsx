import type { MailKind } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { SwitchesMails } from './use-mail-choices.ts';

interface LinkedMailChoiceProps {
  kind: MailKind;
  isWanted: boolean;
  switching: SwitchesMails;
}

/** The kind of email whose link was followed: one button stops it, and then undoes that. */
export function LinkedMailChoice({ kind, isWanted, switching }: LinkedMailChoiceProps) {
  const { t } = useI18n();
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t(`account.mails.kinds.${kind}`)}
      </Typography>
      <Typography role="status">{t(isWanted ? 'account.mails.wanted' : 'account.mails.stopped')}</Typography>
      <Button
        variant={isWanted ? 'contained' : 'outlined'}
        loading={switching.pending}
        onClick={() => void switching.set(kind, !isWanted)}
        sx={{ justifySelf: 'start' }}
      >
        {t(isWanted ? 'account.mails.stop' : 'account.mails.again')}
      </Button>
    </Panel>
  );
}
