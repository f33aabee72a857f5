import { colour } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Section } from '../lib/layout/Section.tsx';

const QUESTIONS = ['day', 'cancel', 'late', 'size', 'account'] as const;

export function Questions() {
  const { t } = useI18n();
  return (
    <Section title={t('home.questions.title')}>
      <div>
        {QUESTIONS.map((question) => (
          <Box
            component="details"
            key={question}
            sx={{
              borderTop: `1px solid ${colour.line}`,
              '&:last-of-type': { borderBottom: `1px solid ${colour.line}` },
            }}
          >
            <Box
              component="summary"
              sx={{ cursor: 'pointer', minHeight: 60, py: 2, fontWeight: 700, fontSize: '1.125rem' }}
            >
              {t(`home.questions.${question}.title`)}
            </Box>
            <Typography color="textSecondary" sx={{ pb: 2.5, maxWidth: '68ch' }}>
              {t(`home.questions.${question}.text`)}
            </Typography>
          </Box>
        ))}
      </div>
    </Section>
  );
}
