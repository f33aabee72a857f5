import { LANGUAGE_OWN_NAMES, type Language } from '@cubby/api';
import { NativeSelect } from '@cubby/design-system';
import Chip from '@mui/material/Chip';
import { FilterGroup } from '../lib/filters/FilterGroup.tsx';
import { FilterToggle } from '../lib/filters/FilterToggle.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { ReviewFilters } from './review-filters.ts';

interface ReviewFilterBarProps {
  filters: ReviewFilters;
  onChange: (filters: ReviewFilters) => void;
}

export function ReviewFilterBar({ filters, onChange }: ReviewFilterBarProps) {
  const { t } = useI18n();
  const { language, withText, rating } = filters;
  const languages: { value: Language | ''; label: string; lang?: string }[] = [
    { value: '', label: t('reviewsPage.anyLanguage') },
    ...LANGUAGE_OWN_NAMES.map(({ code, name }) => ({ value: code, label: name, lang: code })),
  ];
  return (
    <FilterGroup label={t('reviewsPage.filters')}>
      <FilterToggle
        label={t('reviewsPage.withText')}
        on={withText}
        onChange={(on) => onChange({ ...filters, withText: on })}
      />
      <NativeSelect
        label={t('reviewsPage.language')}
        value={language ?? ''}
        options={languages}
        onChange={(code) => onChange({ ...filters, language: code || null })}
      />
      {rating !== null && (
        <Chip
          label={t('reviewsPage.onlyStars', { smart_count: rating })}
          color="primary"
          onDelete={() => onChange({ ...filters, rating: null })}
          onClick={() => onChange({ ...filters, rating: null })}
          aria-label={t('reviewsPage.allStars')}
        />
      )}
    </FilterGroup>
  );
}
