import { plainList, Section } from '@cubby/design-system';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

const POINTS = ['there', 'safe', 'pass', 'kind'] as const;

export function WhatWeAsk() {
  const { t } = useI18n();
  return (
    <Section title={t('host.ask.title')}>
      <Box
        component="ul"
        sx={{
          ...plainList,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        }}
      >
        {POINTS.map((point) => (
          <Box component="li" key={point} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5 }}>
            <CheckRounded aria-hidden sx={{ color: 'primary.main' }} />
            {t(`host.ask.${point}`)}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
