import { BAG_COUNT } from '@cubby/api';
import Typography from '@mui/material/Typography';
import { useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** Says how many bags can be booked where an address asks for another number, which is read as one bag. */
export function BagsNote({ bags }: { bags: number }) {
  const { t } = useI18n();
  const asked = new URLSearchParams(useSearch()).get('bags');
  if (asked === null || Number(asked) === bags) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('stay.bagLimit', { smart_count: BAG_COUNT.maximum })}
    </Typography>
  );
}
