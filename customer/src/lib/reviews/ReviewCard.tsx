import { dateFormat, type Review } from '@cubby/api';
import { Panel, Rating, ReviewAnswer, TranslatedText } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** A traveller's review of a place: in the reader's language if there is a translation, else as written. */
export function ReviewCard({ review, showCity = false }: { review: Review; showCity?: boolean }) {
  const { t, language, locale, number } = useI18n();
  const inLanguage = useTranslation();
  const { answer } = review;
  const months = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Panel gap={1}>
      <Rating
        value={review.stashpoint_rating}
        label={t('reviews.ratingOf', { rating: number(review.stashpoint_rating) })}
        locale={locale}
      />
      {review.stashpoint_review && (
        <TranslatedText
          {...inLanguage({
            text: review.stashpoint_review,
            writtenIn: review.detected_language ?? review.language,
            translated: review.stashpoint_review_translations[language],
          })}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        <span translate="no">{review.first_name}</span> · {showCity ? `${review.stashpoint_city} · ` : ''}
        {months.format(new Date(review.created))}
      </Typography>
      {answer && (
        <ReviewAnswer
          heading={t('reviews.answer')}
          {...inLanguage({
            text: answer.text,
            writtenIn: answer.language,
            translated: answer.translations?.[language],
          })}
          lang={answer.language}
          date={months.format(new Date(answer.created))}
        />
      )}
    </Panel>
  );
}
