import { missingProfileFields, PROFILE_FIELDS, type User } from '@cubby/api';
import { colour, fontWeight, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** How complete a profile is, and what it still needs (specification §5). */
export function ProfileMeter({ user }: { user: User }) {
  const { t, locale } = useI18n();
  const missing = missingProfileFields(user);
  const done = PROFILE_FIELDS.length - missing.length;
  const names = new Intl.ListFormat(locale).format(missing.map((field) => t(`contact.${field}`)));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography id="profile-meter" sx={{ fontWeight: fontWeight.bold }}>
          {missing.length === 0 ? t('account.complete') : t('account.missing', { fields: names })}
        </Typography>
        <Typography aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {t('account.doneOf', { done, all: PROFILE_FIELDS.length })}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-labelledby="profile-meter"
        aria-valuetext={t('account.doneOf', { done, all: PROFILE_FIELDS.length })}
        value={(100 * done) / PROFILE_FIELDS.length}
        sx={{
          height: 12,
          borderRadius: radius.pill,
          background: colour.surfaceMuted,
          '& .MuiLinearProgress-bar': {
            borderRadius: radius.pill,
            background: missing.length === 0 ? colour.accentBright : colour.spark,
          },
        }}
      />
      {missing.length > 0 && <Typography color="textSecondary">{t('account.missingText')}</Typography>}
    </Box>
  );
}
