import { StarRating } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { errorId, errorMessage } from '../lib/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { TextKey } from '../lib/i18n/words.ts';
import { Panel } from '../lib/layout/Panel.tsx';

interface SurveyFormProps {
  bookingId: string;
  pass: string | null;
  place: string;
  onSent: () => void;
}

/** The two things asked about: the place, and us. */
const SUBJECTS = ['stashpoint', 'stasher'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Two ratings, each with room for a few words. */
export function SurveyForm({ bookingId, pass, place, onSent }: SurveyFormProps) {
  const { t, language } = useI18n();
  const [ratings, setRatings] = useState<Record<Subject, number | null>>({ stashpoint: null, stasher: null });
  const [texts, setTexts] = useState<Record<Subject, string>>({ stashpoint: '', stasher: '' });
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: false, error: null });

  const send = async () => {
    setTried(true);
    const { stashpoint, stasher } = ratings;
    if (stashpoint === null || stasher === null) return;
    setState({ pending: true, error: null });
    try {
      const said = {
        stashpoint_rating: stashpoint,
        stasher_rating: stasher,
        ...(texts.stashpoint.trim() && { stashpoint_review: texts.stashpoint.trim() }),
        ...(texts.stasher.trim() && { stasher_review: texts.stasher.trim() }),
      };
      await api.createReview({ body: { booking_id: bookingId, language, ...said, ...(pass && { pass }) } });
      onSent();
    } catch (error) {
      // Sent from another tab in the meantime: for the traveller that is the same as done.
      if (errorId(error) === 'ALREADY_REVIEWED') onSent();
      else setState({ pending: false, error });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      {SUBJECTS.map((subject) => (
        <Panel key={subject}>
          <StarRating
            value={ratings[subject]}
            onChange={(rating) => setRatings({ ...ratings, [subject]: rating })}
            labels={{
              legend: t(`survey.${subject}.question`, { place }),
              star: (value) => t(`survey.stars.${value}` as TextKey),
              none: t('survey.noStars'),
            }}
            error={tried && ratings[subject] === null ? t('survey.starsMissing') : undefined}
          />
          <TextField
            label={t('survey.inWords')}
            helperText={t(`survey.${subject}.hint`)}
            value={texts[subject]}
            onChange={(event) => setTexts({ ...texts, [subject]: event.target.value })}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
          />
        </Panel>
      ))}
      {state.error !== null && <Alert severity="error">{errorMessage(t, state.error)}</Alert>}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={state.pending}
        sx={{ justifySelf: 'start' }}
      >
        {t('survey.send')}
      </Button>
    </Box>
  );
}
