import type { AdminReview } from '@cubby/api';
import { BackLink, FactCard, FactList, textSize, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { Stars } from '../../shared/reviews/Stars.tsx';
import { HideOrShow } from './HideOrShow.tsx';
import { HostReply } from './HostReply.tsx';

export function ReviewShow() {
  return (
    <RecordShow<AdminReview>>
      <ReviewPage />
    </RecordShow>
  );
}

function ReviewPage() {
  const review = useRecordContext<AdminReview>();
  const t = useTranslate();
  const languageName = useLanguageName();
  const { date } = useFormats();
  if (!review) return null;
  const { first_name, stashpoint_name, stashpoint_city, booking_id } = review;
  return (
    <>
      <BackLink href={listPath('reviews')}>{t('reviews.title')}</BackLink>
      <PageHead
        title={t('reviews.one', { name: first_name || '–', place: stashpoint_name })}
        text={`${stashpoint_city} · ${date(review.created)}`}
        actions={<HideOrShow review={review} />}
      />
      {review.hidden && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('reviews.hidden_because', { reason: review.hidden_reason ?? '' })}
        </Alert>
      )}
      <FormAndMore
        form={
          <>
            <RatingAndText
              title={t('reviews.field.stashpointRating')}
              rating={review.stashpoint_rating}
              text={review.stashpoint_review}
            />
            <RatingAndText
              title={t('reviews.field.stasherRating')}
              rating={review.stasher_rating}
              text={review.stasher_review}
            />
            <HostReply review={review} />
          </>
        }
        more={
          <>
            <FactCard title={t('reviews.about')}>
              <FactList
                facts={[
                  [
                    t('reviews.place'),
                    <Link key="stashpoint" href={recordPath('stashpoints', review.stashpoint_id)}>
                      {stashpoint_name}
                    </Link>,
                  ],
                  [
                    t('reviews.booking'),
                    booking_id ? (
                      <Link key="booking" href={recordPath('bookings', booking_id)}>
                        {booking_id}
                      </Link>
                    ) : (
                      '–'
                    ),
                  ],
                  [t('reviews.language'), languageName(review.language)],
                ]}
              />
            </FactCard>
            <TeamAndHistory />
          </>
        }
      />
    </>
  );
}

function RatingAndText({ title, rating, text }: { title: string; rating: number; text: string | null }) {
  const t = useTranslate();
  return (
    <FactCard title={title}>
      <Box sx={{ fontSize: textSize.lead, mb: 1 }}>
        <Stars rating={rating} />
      </Box>
      <Typography sx={{ maxWidth: width.text, whiteSpace: 'pre-wrap' }} color={text ? 'textPrimary' : 'textSecondary'}>
        {text ?? t('reviews.no_text')}
      </Typography>
    </FactCard>
  );
}
