import type { Booking, ReportKind } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState, Section } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api, useApi } from '../../lib/api/api.ts';
import { ErrorNote } from '../../lib/forms/ErrorNote.tsx';
import { useSending } from '../../lib/forms/use-sending.ts';
import { errorMessage } from '../../lib/i18n/error-message.ts';
import { useI18n } from '../../lib/i18n/I18nProvider.tsx';
import { MoveOffer } from './MoveOffer.tsx';

interface MoveOffersProps {
  booking: Booking;
  kind: ReportKind;
  pass: string | null;
  /** It was reported here, rather than before the page was opened. */
  isNew: boolean;
  onMoved: (booking: Booking) => void;
  onCancel?: (() => void) | undefined;
}

/**
 * The places that can take the bags now. Sends the report again to ask: a repeated report counts once, and its answer
 * is current.
 */
export function MoveOffers({ booking, kind, pass, isNew, onMoved, onCancel }: MoveOffersProps) {
  const { t } = useI18n();
  const who = { ...(pass && { pass }) };
  const offers = useApi('reportIncident', { params: { id: booking.id }, body: { kind, ...who } });
  const sending = useSending();
  const move = async (stashpoint_id: string) => {
    const rebook = async () =>
      onMoved(await api.rebook({ params: { id: booking.id }, body: { stashpoint_id, ...who } }));
    // A place that is no longer available disappears from the offers.
    if (!(await sending.send(rebook, stashpoint_id))) void offers.mutate();
  };
  if (offers.error)
    return (
      <ErrorState
        message={errorMessage(t, offers.error)}
        retry={{ label: t('retry'), onRetry: () => void offers.mutate() }}
      />
    );
  if (!offers.data) return <LoadingState label={t('loading')} shape="cards" count={2} />;
  const { alternatives } = offers.data;
  if (offers.data.booking.incident?.reviewed_first)
    return <EmptyState title={t('incident.reviewed')} text={t('incident.reviewedText')} />;
  if (alternatives.length === 0)
    return (
      <EmptyState
        title={t('incident.none')}
        text={t('incident.noneText')}
        action={
          onCancel && (
            <Button variant="contained" onClick={onCancel}>
              {t('incident.cancelAll')}
            </Button>
          )
        }
      />
    );
  return (
    <Section title={t('incident.offers')} leads={isNew}>
      <Typography>
        {t('incident.offersText', { bags: t('stay.bagCount', { smart_count: booking.bag_count }) })}
      </Typography>
      <ErrorNote error={sending.error} />
      {alternatives.map((alternative) => (
        <MoveOffer
          key={alternative.stashpoint.id}
          alternative={alternative}
          pending={sending.which === alternative.stashpoint.id}
          disabled={sending.pending}
          onChoose={() => void move(alternative.stashpoint.id)}
        />
      ))}
    </Section>
  );
}
