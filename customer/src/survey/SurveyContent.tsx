import type { Booking } from '@cubby/api';
import { PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { LeftQuestion } from './LeftQuestion.tsx';
import { SurveyForm } from './SurveyForm.tsx';
import { surveyState } from './survey-state.ts';

/** The questions, or the reason for none: the stay has not begun, never took place, or has been reviewed. */
export function SurveyContent({ booking, pass }: { booking: Booking; pass: string | null }) {
  const { t, paths, moment } = useI18n();
  const [sent, setSent] = useState(false);
  const [left, setLeft] = useState<boolean | null>(null);
  const { stashpoint } = booking;
  const state = sent ? 'thanks' : left === false ? 'unused' : surveyState(booking);
  const facts = {
    place: stashpoint.name,
    time: moment(booking.dropoff, stashpoint.timezone),
    name: booking.customer.first_name,
  };
  const home = (
    <Button variant="contained" href={paths.home()}>
      {t('survey.home')}
    </Button>
  );
  if (state !== 'open')
    return (
      <PageHeading title={t(`survey.${state}.title`, facts)} intro={t(`survey.${state}.text`, facts)}>
        {home}
      </PageHeading>
    );
  return (
    <>
      <PageHeading
        overline={t('survey.stay', {
          place: stashpoint.name,
          dropoff: facts.time,
          pickup: moment(booking.pickup, stashpoint.timezone),
        })}
        title={t('survey.heading', facts)}
        intro={t('survey.intro')}
      />
      {booking.review.asks_if_left && left !== true ? (
        <LeftQuestion stashpoint={stashpoint.name} onAnswer={setLeft} />
      ) : (
        <SurveyForm
          bookingId={booking.id}
          pass={pass}
          stashpoint={stashpoint.name}
          bagsWereLeft={left}
          onSent={() => setSent(true)}
        />
      )}
    </>
  );
}
