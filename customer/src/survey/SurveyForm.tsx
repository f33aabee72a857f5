import { Panel, StarRating } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { FreeTextField } from '../lib/forms/FreeTextField.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface SurveyFormProps {
  bookingId: string;
  pass: string | null;
  stashpoint: string;
  /** The traveller's answer, if they were asked. */
  bagsWereLeft: boolean | null;
  onSent: () => void;
}

/** The two subjects of the review: the place, and us. */
const SUBJECTS = ['stashpoint', 'stasher'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Two ratings, each with a field for comments. */
export function SurveyForm({ bookingId, pass, stashpoint, bagsWereLeft, onSent }: SurveyFormProps) {
  const { t, language } = useI18n();
  const [ratings, setRatings] = useState<Record<Subject, number | null>>({ stashpoint: null, stasher: null });
  const [texts, setTexts] = useState<Record<Subject, string>>({ stashpoint: '', stasher: '' });
  const [tried, setTried] = useState(false);
  const sending = useSending();

  const send = async () => {
    setTried(true);
    const { stashpoint, stasher } = ratings;
    if (stashpoint === null || stasher === null) return;
    const said = {
      stashpoint_rating: stashpoint,
      stasher_rating: stasher,
      ...(texts.stashpoint.trim() && { stashpoint_review: texts.stashpoint.trim() }),
      ...(texts.stasher.trim() && { stasher_review: texts.stasher.trim() }),
    };
    const body = {
      booking_id: bookingId,
      language,
      ...said,
      ...(pass && { pass }),
      ...(bagsWereLeft !== null && { bags_were_left: bagsWereLeft }),
    };
    const sent = await sending.send(() =>
      api.createReview({ body }).catch((error: unknown) => {
        // Sent from another tab in the meantime: for the traveller that counts as done.
        if (errorId(error) !== 'ALREADY_REVIEWED') throw error;
      }),
    );
    if (sent) onSent();
  };
  return (
    <Form onSubmit={send} gap={3}>
      {SUBJECTS.map((subject) => (
        <Panel key={subject}>
          <StarRating
            value={ratings[subject]}
            onChange={(rating) => setRatings({ ...ratings, [subject]: rating })}
            labels={{
              legend: t(`survey.${subject}.question`, { place: stashpoint }),
              star: (value) => t(`survey.stars.${value as 1 | 2 | 3 | 4 | 5}`),
              none: t('survey.noStars'),
            }}
            error={tried && ratings[subject] === null ? t('survey.starsMissing') : undefined}
          />
          <FreeTextField
            label={t('survey.inWords')}
            hint={t(`survey.${subject}.hint`)}
            value={texts[subject]}
            onChange={(text) => setTexts({ ...texts, [subject]: text })}
            rows={3}
          />
        </Panel>
      ))}
      <ErrorNote error={sending.error} />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={sending.pending}
        sx={{ justifySelf: 'start' }}
      >
        {t('survey.send')}
      </Button>
    </Form>
  );
}
