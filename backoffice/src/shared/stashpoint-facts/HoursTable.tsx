import { type AdminStashpoint, hoursOfComingWeek, localMoment } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { OpeningHoursTable } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Opening hours for the coming week, on the place's own calendar. */
export function HoursTable({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { locale } = useFormats();
  return (
    <OpeningHoursTable
      days={hoursOfComingWeek(stashpoint, localMoment(serverClock.now(), stashpoint.timezone).date)}
      locale={locale}
      labels={{
        caption: t('place.hours'),
        today: t('place.today'),
        closed: t('place.closed'),
        allDay: t('place.all_day'),
        exception: t('place.exception'),
      }}
    />
  );
}
