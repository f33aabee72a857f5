import type { Booking } from '@cubby/api';
import EventRounded from '@mui/icons-material/EventRounded';
import Button from '@mui/material/Button';
import { useAppContext } from '../lib/api/app-context.tsx';
import { saveFile } from '../lib/files/save-file.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { reportProblem } from '../lib/problems/report-problem.ts';

/** Adds the stay to a calendar. The code that writes the file loads with the click: few need it. */
export function CalendarButton({ booking, url }: { booking: Booking; url: string }) {
  const { t } = useI18n();
  const { support_email } = useAppContext().data;
  const { id, dropoff, pickup, stashpoint, calendar_sequence: sequence } = booking;
  const save = async () => {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      saveFile(
        calendarFile(
          {
            id,
            title: t('manage.calendarTitle', { place: stashpoint.business_name }),
            location: `${stashpoint.business_name}, ${stashpoint.address}`,
            dropoff,
            pickup,
            labels: { dropoff: t('stay.dropoff'), pickup: t('stay.pickup') },
            // People share calendars, so its link requires signing in.
            url: url.replace(/\?.*/, ''),
            sequence,
          },
          support_email,
        ),
      );
    } catch (error) {
      reportProblem('calendar', error);
    }
  };
  return (
    <Button startIcon={<EventRounded />} onClick={() => void save()}>
      {t('manage.calendar')}
    </Button>
  );
}
