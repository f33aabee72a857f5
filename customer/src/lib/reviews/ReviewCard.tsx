import type { Review } from '@cubby/api';
import { Panel, Rating, ReviewAnswer } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** What a traveller said of a place: in the reader's language where there is a translation, else as written. */
export function ReviewCard({ review, showCity = false }: { review: Review; showCity?: boolean }) {
  const { t, language, locale, number } = useI18n();
  const [original, setOriginal] = useState(false);
  const written = review.stashpoint_review ?? '';
  const writtenIn = review.detected_language ?? review.language;
  const translated = writtenIn === language ? undefined : review.stashpoint_review_translations[language];
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Panel gap={1} sx={{ alignContent: 'start' }}>
      <Rating
        value={review.stashpoint_rating}
        label={t('reviews.ratingOf', { rating: number(review.stashpoint_rating) })}
        locale={locale}
      />
      {written && (
        <Typography lang={translated && !original ? language : writtenIn}>
          {translated && !original ? translated : written}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {review.first_name} · {showCity ? `${review.stashpoint_city} · ` : ''}
        {months.format(new Date(review.created))}
      </Typography>
      {translated && (
        <Button size="small" onClick={() => setOriginal(!original)} sx={{ justifySelf: 'start', px: 1, ml: -1 }}>
          {t(original ? 'reviews.showTranslation' : 'reviews.showOriginal')}
        </Button>
      )}
      {review.answer && (
        <ReviewAnswer
          heading={t('reviews.answer')}
          text={review.answer.text}
          lang={review.answer.language}
          date={months.format(new Date(review.answer.created))}
        />
      )}
    </Panel>
  );
}
