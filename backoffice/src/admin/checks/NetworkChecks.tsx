import { type AdminStashpoint, FAR_PIN_METRES, isOddPrice, priceDifference, type StashpointChecks } from '@cubby/api';
import { plainList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { CompareButton } from './CompareButton.tsx';
import { checksOf } from './checks-of.ts';
import { useCheckTexts } from './use-check-texts.ts';

/** Compares the place with the network: an unusual price, a possible duplicate, or a marker far from the address. */
export function NetworkChecks({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { data, error } = useQuery(checksOf(stashpoint));
  if (error) return <Alert severity="error">{t(keyOfError(error))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PriceLine stashpoint={stashpoint} price={data.city_price} />
      <MarkerLine stashpoint={stashpoint} pin={data.pin} />
      <Duplicates stashpoint={stashpoint} checks={data} />
    </Box>
  );
}

function PriceLine({ stashpoint, price }: { stashpoint: AdminStashpoint; price: StashpointChecks['city_price'] }) {
  const { priceText } = useCheckTexts(stashpoint);
  const difference = priceDifference(stashpoint.first_day_cost, price);
  if (difference === null) return <Alert severity="info">{priceText(price)}</Alert>;
  return <Alert severity={isOddPrice(difference) ? 'warning' : 'success'}>{priceText(price)}</Alert>;
}

function MarkerLine({ stashpoint, pin }: { stashpoint: AdminStashpoint; pin: StashpointChecks['pin'] }) {
  const { pinText } = useCheckTexts(stashpoint);
  if (!pin) return null;
  return <Alert severity={pin.distance_m > FAR_PIN_METRES[pin.against] ? 'warning' : 'success'}>{pinText(pin)}</Alert>;
}

function Duplicates({ stashpoint, checks }: { stashpoint: AdminStashpoint; checks: StashpointChecks }) {
  const found = checks.duplicates;
  const t = useTranslate();
  const { distance } = useFormats();
  if (found.length === 0) return <Alert severity="success">{t('approval.no_duplicates')}</Alert>;
  return (
    <Alert severity="warning">
      {t('approval.duplicates', { smart_count: found.length })}
      <Box component="ul" sx={{ ...plainList, mt: 0.5 }}>
        {found.map((duplicate) => (
          <li key={duplicate.id}>
            <Link href={recordPath('stashpoints', duplicate.id)} target="_blank">
              {duplicate.name}
            </Link>
            , {duplicate.address}: {duplicate.reasons.map((reason) => t(`approval.duplicate.${reason}`)).join(', ')} (
            {distance(duplicate.distance_m / 1000)})
            <CompareButton stashpoint={stashpoint} duplicate={duplicate} phone={checks.host_phone_number} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
