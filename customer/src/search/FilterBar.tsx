import { colour, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { Filters } from './filters.ts';

export function FilterBar({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { t } = useI18n();
  const toggles = [
    {
      label: t('filters.staffed'),
      on: filters.kind === 'staffed',
      next: { ...filters, kind: filters.kind === 'staffed' ? null : ('staffed' as const) },
    },
    {
      label: t('filters.locker'),
      on: filters.kind === 'locker',
      next: { ...filters, kind: filters.kind === 'locker' ? null : ('locker' as const) },
    },
    {
      label: t('features.roundTheClock'),
      on: filters.roundTheClock,
      next: { ...filters, roundTheClock: !filters.roundTheClock },
    },
    { label: t('features.stepFree'), on: filters.stepFree, next: { ...filters, stepFree: !filters.stepFree } },
  ];
  return (
    <Box
      role="group"
      aria-label={t('filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {toggles.map(({ label, on, next }) => (
        <Chip
          key={label}
          label={label}
          clickable
          component="button"
          aria-pressed={on}
          color={on ? 'primary' : 'default'}
          variant={on ? 'filled' : 'outlined'}
          onClick={() => onChange(next)}
        />
      ))}
      <Box
        component="select"
        aria-label={t('filters.sort')}
        value={filters.sort}
        onChange={(event) =>
          onChange({ ...filters, sort: event.target.value === 'popularity' ? 'popularity' : 'distance' })
        }
        sx={{
          font: 'inherit',
          fontWeight: 600,
          minHeight: 48,
          px: 1.5,
          border: `1px solid ${colour.fieldLine}`,
          borderRadius: `${radius.medium}px`,
          background: 'transparent',
          color: colour.ink,
          maxWidth: '100%',
        }}
      >
        <option value="distance">{t('filters.byDistance')}</option>
        <option value="popularity">{t('filters.byPopularity')}</option>
      </Box>
    </Box>
  );
}
