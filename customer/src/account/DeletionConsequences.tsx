import type { DeletionPreview } from '@cubby/api';
import { fontWeight, Panel, tabularNumbers } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

// Words may be broken, as in other blocks: the column of a grid would grow with its longest word.
const list = { m: 0, paddingInlineStart: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 };

/** Everything that deleting would do, according to the API at this moment. */
export function DeletionConsequences({ preview }: { preview: DeletionPreview }) {
  const { t, money } = useI18n();
  const { cancelled_bookings, lost_credit, reviews_kept, closed_stashpoints, removed_people, unpaired_devices } =
    preview;
  const sentences = [
    t('deletion.person'),
    t('deletion.books'),
    ...lost_credit.map(({ amount, ccy_code, ccy_minor_in_major }) =>
      t('deletion.credit', { amount: money(amount, ccy_code, ccy_minor_in_major) }),
    ),
    ...(reviews_kept > 0 ? [t('deletion.reviews', { smart_count: reviews_kept })] : []),
    ...(closed_stashpoints > 0 ? [t('deletion.stashpoints', { smart_count: closed_stashpoints })] : []),
    ...(removed_people > 0 ? [t('deletion.people', { smart_count: removed_people })] : []),
    ...(unpaired_devices > 0 ? [t('deletion.devices', { smart_count: unpaired_devices })] : []),
  ];
  return (
    <Panel>
      <Box component="ul" sx={list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {cancelled_bookings.length > 0 && <CancelledStays stays={cancelled_bookings} />}
    </Panel>
  );
}

function CancelledStays({ stays }: { stays: DeletionPreview['cancelled_bookings'] }) {
  const { t, moment, money } = useI18n();
  return (
    <div>
      <Typography sx={{ fontWeight: fontWeight.bold, mb: 1 }}>
        {t('deletion.cancelled', { smart_count: stays.length })}
      </Typography>
      <Box component="ul" sx={list}>
        {stays.map(({ id, stashpoint_name, dropoff, timezone, refund_amount, ccy_code, ccy_minor_in_major }) => (
          <Box component="li" key={id} sx={tabularNumbers}>
            {stashpoint_name}, {moment(dropoff, timezone)}:{' '}
            {refund_amount
              ? t('deletion.refunded', { amount: money(refund_amount, ccy_code, ccy_minor_in_major) })
              : t(refund_amount === null ? 'deletion.unpaid' : 'deletion.notRefunded')}
          </Box>
        ))}
      </Box>
    </div>
  );
}
