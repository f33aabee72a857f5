import { colour, radius } from '@cubby/design-system';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import PriceCheckRounded from '@mui/icons-material/PriceCheckRounded';
import ShieldRounded from '@mui/icons-material/ShieldRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Section } from '../lib/layout/Section.tsx';

const PROMISES = [
  { key: 'price', Icon: PriceCheckRounded, ground: colour.marigold100 },
  { key: 'cancel', Icon: EventRepeatRounded, ground: colour.pine100 },
  { key: 'guarantee', Icon: ShieldRounded, ground: colour.sky200 },
] as const;

export function Promises() {
  const { t } = useI18n();
  return (
    <Section title={t('home.promises.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {PROMISES.map(({ key, Icon, ground }) => (
          <Box
            key={key}
            sx={{
              background: ground,
              borderRadius: `${radius.large}px`,
              padding: 3,
              display: 'grid',
              gap: 1,
              alignContent: 'start',
            }}
          >
            <Icon aria-hidden sx={{ fontSize: 34, color: colour.pine900 }} />
            <Typography variant="h3">{t(`home.promises.${key}.title`)}</Typography>
            <Typography>{t(`home.promises.${key}.text`)}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
