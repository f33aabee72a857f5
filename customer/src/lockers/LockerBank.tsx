import { countDays, hoursOfComingWeek, priceStay, type StashpointDetail, takesCabinBag } from '@cubby/api';
import { OpeningHoursTable, PageHeading, plainList, Section, StepList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { nameOfLocker } from '../lib/stashpoints/doors.ts';
import { surroundingsOf } from '../lib/stashpoints/surroundings.ts';
import { localTime, stayInstants, stayQuery } from '../lib/stay/stay.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';
import { LockerDoor } from './LockerDoor.tsx';

/** The units by size, with their capacity and availability for the requested stay, and how they open. */
export function LockerBank({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t, paths, nameOf, moment, locale, number, money } = useI18n();
  const { timezone, id } = stashpoint;
  const { stay, now } = useComingStay(timezone);
  const instants = stayInstants(stay, timezone);
  const { data = stashpoint } = useApi(
    'getStashpoint',
    { params: { id }, query: instants },
    { keepPreviousData: true },
  );
  const days = countDays({
    dropoff: new Date(instants.dropoff),
    pickup: new Date(instants.pickup),
    timezone,
  });
  const total = (pricing: StashpointDetail['pricing_structure']) =>
    money(priceStay([{ quantity: 1, pricing }], days).post_discount_price, pricing.ccy, pricing.ccy_minor_in_major);
  const steps = (['book', 'open', 'collect'] as const).map((step) => ({
    title: t(`lockers.steps.${step}.title`),
    text: t(`lockers.steps.${step}.text`),
  }));
  return (
    <Page title={t('lockers.heading', { place: stashpoint.name })}>
      <PageHeading
        overline={nameOf(stashpoint.nearest_city)}
        title={t('lockers.heading', { place: stashpoint.name })}
        intro={surroundingsOf(stashpoint, nameOf)}
      />
      <Section title={t('lockers.sizes')}>
        <Typography color="textSecondary">
          {t('lockers.freeFor', {
            dropoff: moment(instants.dropoff, timezone),
            pickup: moment(instants.pickup, timezone),
          })}
        </Typography>
        <Box
          component="ul"
          sx={{
            ...plainList,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(240px, 340px))' },
          }}
        >
          {data.storage_spaces.map(({ id: spaceId, size, quantity, space_available, pricing_structure, door_cm }) => (
            <LockerDoor
              key={spaceId}
              name={nameOfLocker({ size, door_cm }, t)}
              sizeCm={door_cm}
              holds={door_cm && takesCabinBag(door_cm) ? t('lockers.holds') : undefined}
              free={t('sizes.free', { free: number(space_available), all: number(quantity) })}
              price={t('lockers.price', { price: total(pricing_structure) })}
              available={space_available > 0}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            color="secondary"
            size="large"
            href={paths.stashpoint(stashpoint.nearest_city, id, stayQuery(stay))}
          >
            {t('lockers.choose')}
          </Button>
        </Box>
      </Section>
      <Section title={t('lockers.how')}>
        <StepList steps={steps} />
      </Section>
      <Section title={t('lockers.access')}>
        <OpeningHoursTable
          days={hoursOfComingWeek(stashpoint, localTime(now, timezone).slice(0, 10))}
          locale={locale}
          labels={{
            caption: t('lockers.access'),
            today: t('hours.today'),
            closed: t('hours.closed'),
            allDay: t('hours.allDay'),
            exception: t('hours.exception'),
          }}
        />
      </Section>
    </Page>
  );
}
