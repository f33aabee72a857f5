import { LANGUAGES } from '@cubby/api';
import { colour, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { LANGUAGE_OWN_NAMES } from '../lib/i18n/languages.ts';
import type { ReviewFilters } from './review-filters.ts';

interface ReviewFilterBarProps {
  filters: ReviewFilters;
  onChange: (filters: ReviewFilters) => void;
}

export function ReviewFilterBar({ filters, onChange }: ReviewFilterBarProps) {
  const { t } = useI18n();
  const { language, withText, rating } = filters;
  return (
    <Box
      role="group"
      aria-label={t('reviewsPage.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Chip
        label={t('reviewsPage.withText')}
        clickable
        component="button"
        aria-pressed={withText}
        color={withText ? 'primary' : 'default'}
        variant={withText ? 'filled' : 'outlined'}
        onClick={() => onChange({ ...filters, withText: !withText })}
      />
      <Box
        component="select"
        aria-label={t('reviewsPage.language')}
        value={language ?? ''}
        onChange={(event) =>
          onChange({ ...filters, language: LANGUAGES.find((code) => code === event.target.value) ?? null })
        }
        sx={select}
      >
        <option value="">{t('reviewsPage.anyLanguage')}</option>
        {LANGUAGE_OWN_NAMES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Box>
      {rating !== null && (
        <Chip
          label={t('reviewsPage.onlyStars', { smart_count: rating })}
          color="primary"
          onDelete={() => onChange({ ...filters, rating: null })}
          onClick={() => onChange({ ...filters, rating: null })}
          aria-label={t('reviewsPage.allStars')}
        />
      )}
    </Box>
  );
}

const select = {
  font: 'inherit',
  fontWeight: 600,
  minHeight: 48,
  px: 1.5,
  border: `1px solid ${colour.fieldLine}`,
  borderRadius: `${radius.medium}px`,
  background: 'transparent',
  color: colour.ink,
  maxWidth: '100%',
} as const;
