import { costLines, coverOf, type ErrorId, policyIn, priceStay, type StashpointDetail } from '@cubby/api';
import { BagStepper, DateTimeRange, Panel, PriceBreakdown } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useLocation } from 'wouter';
import { costLabels } from '../lib/booking/cost-labels.ts';
import { useCover, useCoverOffer } from '../lib/content/use-cover.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { idMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { I18n } from '../lib/i18n/i18n.ts';
import { searchLabels } from '../lib/search-form/search-labels.ts';
import { doorsOfStay, eitherSize, lockersForSmallBags, writeSize } from '../lib/stashpoints/doors.ts';
import { openTimes } from '../lib/stashpoints/open-times.ts';
import { tooSmallFor } from '../lib/stashpoints/too-small.ts';
import { BagSizesField } from '../lib/stay/BagSizesField.tsx';
import { BagsNote } from '../lib/stay/BagsNote.tsx';
import { withBagCount } from '../lib/stay/change-bags.ts';
import { earliestDropoff, type Stay, stayQuery } from '../lib/stay/stay.ts';
import { BookButton } from './BookButton.tsx';

interface BookingPanelProps {
  stashpoint: StashpointDetail;
  /** The same place with price and space for the stay; undefined until it is known. */
  offer: StashpointDetail | undefined;
  pending: boolean;
  error: unknown;
  stay: Stay;
  now: Date;
  onDatesValidity: (areValid: boolean) => void;
  /** The element with its action, for the bar that repeats it. */
  action: Ref<HTMLDivElement>;
}

/** The times and number of bags, the total price, and the link to the checkout. */
export function BookingPanel(props: BookingPanelProps) {
  const { stashpoint, offer, pending, error, stay, now, onDatesValidity, action } = props;
  const { t, language, phrases, locale, paths, money } = useI18n();
  const [, go] = useLocation();
  const labels = searchLabels(t, stay.bags);
  const { ccy, ccy_minor_in_major } = stashpoint.pricing_structure;
  const price = offer?.stay_price;
  const sum = useCover(ccy);
  const { isOptional } = useCoverOffer();
  const isCovered = coverOf(stashpoint.pricing_structure.guarantee_fee) !== 'none';
  const change = (next: Stay) =>
    go(paths.stashpoint(stashpoint.nearest_city, stashpoint.id, stayQuery(next)), { replace: true });
  const lines =
    price && costLines(priceStay([{ quantity: price.bag_count, pricing: stashpoint.pricing_structure }], price.days));
  const agrees = lines?.at(-1)?.amount === price?.total;
  return (
    <Panel>
      <Typography component="h2" variant="h3">
        {t('stashpoint.bookTitle')}
      </Typography>
      <DateTimeRange
        value={stay}
        onChange={(range) => change({ ...stay, ...range })}
        minimum={earliestDropoff(stashpoint.timezone, now)}
        {...openTimes(stashpoint, stay, { t, locale })}
        locale={locale}
        labels={labels}
        onValidity={onDatesValidity}
      />
      <BagStepper
        value={stay.bags}
        onChange={(bags) => change(withBagCount(stay, bags))}
        outcome={
          price && !pending
            ? t('costs.outcome', { what: labels.bagCount, total: money(price.total, ccy, ccy_minor_in_major) })
            : null
        }
        labels={{ label: labels.bags, fewer: labels.fewerBags, more: labels.moreBags, value: labels.bagCount }}
      />
      <BagsNote bags={stay.bags} />
      <BagSizesField stay={stay} onChange={change} />
      {(!offer || price) && <DoorNote stashpoint={offer ?? stashpoint} stay={stay} />}
      <ErrorNote error={error} />
      {offer && !price && (
        <>
          <Alert severity="warning">
            {tooSmallFor(stashpoint, stay, t) ?? reasonText(offer.unavailable_reason, t)}
          </Alert>
          <Box ref={action} sx={{ display: 'grid', gap: 1 }}>
            {offer.unavailable_reason === 'NO_AVAILABILITY_AT_STASHPOINT' &&
              lockersForSmallBags(offer, stay).map(({ id, size, door_cm = [] }) => (
                <Button
                  key={id}
                  variant="outlined"
                  href={paths.checkout(stashpoint.id, {
                    ...stayQuery({ ...stay, sizes: null }),
                    lockers: `${size}:${stay.bags}`,
                  })}
                >
                  {t('doors.bookSmall', { smart_count: stay.bags, size: writeSize(door_cm) })}
                </Button>
              ))}
            <Button variant="outlined" href={paths.unavailable({ stashpoint: stashpoint.id, ...stayQuery(stay) })}>
              {t('stashpoint.elsewhere')}
            </Button>
          </Box>
        </>
      )}
      {price && (
        <>
          <PriceBreakdown
            // Places that price by size differ from the plain sum; then the total alone is shown, never a wrong line.
            lines={agrees && lines ? lines : [{ kind: 'total', amount: price.total }]}
            money={(amount) => money(amount, ccy, ccy_minor_in_major)}
            labels={costLabels(t)}
            notes={{
              bags: t('stay.covers', {
                bags: t('stay.bagCount', { smart_count: price.bag_count }),
                days: t('stay.dayCount', { smart_count: price.days }),
              }),
            }}
          />
          <Box ref={action} sx={{ display: 'grid' }}>
            <BookButton stashpoint={stashpoint} price={price} stay={stay} pending={pending} />
          </Box>
          {sum && isCovered && (
            <Typography variant="body2">
              {phrases.cover[isOptional ? 'choice' : 'standard'].replace('%{sum}', sum)}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {policyIn(phrases.refunds, language)}
          </Typography>
        </>
      )}
    </Panel>
  );
}

/** A note about lockers: each bag has its own, and the size of those that the stay would get. */
function DoorNote({ stashpoint, stay }: { stashpoint: StashpointDetail; stay: Stay }) {
  const { t, locale } = useI18n();
  const doors = doorsOfStay(stashpoint, stay);
  if (doors.length === 0) return null;
  return (
    <Typography variant="body2">
      {t('doors.one')} <strong>{t('doors.ask', { size: eitherSize(doors, locale) })}</strong>
    </Typography>
  );
}

function reasonText(reason: string | null | undefined, t: I18n['t']): string {
  const general = idMessage(t, 'NO_AVAILABILITY_AT_STASHPOINT');
  return reason ? idMessage(t, reason as ErrorId, general) : general;
}
