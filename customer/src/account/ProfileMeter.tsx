import { missingProfileFields, PROFILE_FIELDS, type User } from '@cubby/api';
import { Meter } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Shows how complete a profile is and what is missing (specification §5). */
export function ProfileMeter({ user }: { user: User }) {
  const { t, locale } = useI18n();
  const missing = missingProfileFields(user);
  const done = PROFILE_FIELDS.length - missing.length;
  const names = new Intl.ListFormat(locale).format(missing.map((field) => t(`contact.${field}`)));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Meter
        label={missing.length === 0 ? t('account.complete') : t('account.missing', { fields: names })}
        done={done}
        all={PROFILE_FIELDS.length}
        text={t('account.doneOf', { done, all: PROFILE_FIELDS.length })}
      />
      {missing.length > 0 && <Typography color="textSecondary">{t('account.missingText')}</Typography>}
    </Box>
  );
}
