import type { DeletionPreview } from '@cubby/api';
import { fontWeight, Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The obstacle to deleting an account: bags that are still in storage. */
export function DeletionBlocked({ preview }: { preview: DeletionPreview }) {
  const { t, paths, moment } = useI18n();
  const { blocking_bookings, blocking_hosted_bookings } = preview;
  return (
    <>
      <Alert severity="warning">
        <AlertTitle>{t('deletion.blocked')}</AlertTitle>
        {blocking_bookings.length > 0 && <div>{t('deletion.blockedText')}</div>}
        {blocking_hosted_bookings > 0 && (
          <div>{t('deletion.blockedHosted', { smart_count: blocking_hosted_bookings })}</div>
        )}
      </Alert>
      {blocking_bookings.map(({ id, stashpoint_name, dropoff, pickup, timezone }) => (
        <Panel key={id} gap={0.5}>
          <Link href={paths.booking(id)} sx={{ fontWeight: fontWeight.bold }}>
            {stashpoint_name}
          </Link>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {moment(dropoff, timezone)} – {moment(pickup, timezone)}
          </Typography>
        </Panel>
      ))}
    </>
  );
}
