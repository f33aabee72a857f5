import { type AdminStashpoint, HOLIDAY_OPEN_TYPES, type Language } from '@cubby/api';
import { plainList, touchTarget } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useInput, useLocale, useStore } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { closureOn, type DraftClosure, withClosure } from './closures.ts';

/**
 * A place's rule for public holidays, and the holidays of the coming year: each can be closed with one press, or all of
 * them.
 */
export function HolidayFields({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const language = useLocale() as Language;
  const { day } = useFormats();
  const [region, setRegion] = useStore(`region.${stashpoint.id}`, '');
  const { field } = useInput<Record<string, DraftClosure[] | undefined>>({ source: 'closures' });
  const closures = (field.value ?? []) as DraftClosure[];
  const kind = String(useWatch({ name: 'holidayOpenType' }) ?? '');
  const { data, error } = useQuery({
    queryKey: ['holidays', stashpoint.id, region, language],
    queryFn: () =>
      api.listPublicHolidays({ params: { id: stashpoint.id }, query: { language, ...(region && { region }) } }),
  });
  const holidays = (data?.items ?? []).map(({ start_date: startDate, end_date: endDate, name }) => ({
    closure: { startDate, endDate },
    name,
    isClosed: closureOn(closures, startDate) !== undefined,
  }));
  const open = holidays.filter(({ isClosed }) => !isClosed);
  const closeAll = () =>
    field.onChange(open.reduce<DraftClosure[]>((all, { closure }) => withClosure(all, closure), closures));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SelectInput
        source="holidayOpenType"
        label={t('stashpoints.field.holidayOpenType')}
        choices={HOLIDAY_OPEN_TYPES.map((id) => ({ id, name: t(`stashpoints.holiday.${id}`) }))}
        translateChoice={false}
        helperText={false}
      />
      {data && data.regions.length > 0 && (
        <SelectField
          label={t('host.closures.region')}
          value={region}
          onChange={setRegion}
          options={[
            ['', t('host.closures.whole_country')],
            ...data.regions.map(({ code, name }) => [code, name] as const),
          ]}
        />
      )}
      {error && <Alert severity="error">{t(keyOfError(error))}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {kind === 'closed' && open.length > 0 && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={closeAll}>
              {t('host.closures.close_all', { smart_count: open.length })}
            </Button>
          }
        >
          {t('host.closures.still_open', { smart_count: open.length })}
        </Alert>
      )}
      <Box component="ul" aria-label={t('host.closures.holidays')} sx={{ ...plainList, display: 'grid' }}>
        {holidays.map(({ closure, name, isClosed }) => (
          <Box component="li" key={`${closure.startDate} ${name}`} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <b>{name}</b>
              <Box sx={{ color: 'text.secondary' }}>
                {day(closure.startDate)}
                {closure.endDate !== closure.startDate && ` – ${day(closure.endDate)}`}
              </Box>
            </Box>
            {isClosed ? (
              <Box sx={{ color: 'text.secondary' }}>{t('place.closed')}</Box>
            ) : (
              <Button
                size="small"
                variant="outlined"
                aria-label={`${t('host.closures.close_then')}: ${name}`}
                onClick={() => field.onChange(withClosure(closures, closure))}
              >
                {t('host.closures.close_then')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {holidays.length > 0 && (
        <Link
          href="https://github.com/commenthol/date-holidays"
          target="_blank"
          rel="noreferrer"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', minHeight: touchTarget }}
        >
          {t('host.closures.holiday_source')}
        </Link>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
