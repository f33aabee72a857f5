import type { Kysely } from 'kysely';
import { stashpointPath } from '../../../contract/rules/addresses.ts';
import { type ReviewDecision, reviewedPlaceMail } from '../../../mails/host-texts.ts';
import { languageOf } from '../../../mails/languages/texts-in.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { Directory } from '../../catalogue/places/directory.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';

interface Review {
  directory: Directory;
  place: { id: string; city_id: string };
  decision: ReviewDecision;
  words: { rejection_reason?: string | undefined; review_note?: string | undefined };
}

/** Tells the host, in their language, what was decided of their place and why. */
export async function writeReviewMail(
  { config, now }: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  { directory, place, decision, words }: Review,
): Promise<void> {
  const { protocol, host: site } = new URL(config.publicUrl);
  const translations = directory.byId.get(place.city_id)?.row.translations ?? {};
  const city = { route: translations.english?.route ?? '', translations };
  const message = (decision === 'rejected' ? words.rejection_reason : words.review_note)?.trim() ?? '';
  await writeHostMail(
    transaction,
    place.id,
    (host) =>
      reviewedPlaceMail(host, decision, {
        place: host.business_name,
        page: config.publicUrl + stashpointPath(city, place.id, languageOf(host.language)),
        message,
        link: `${protocol}//hosts.${site}`,
      }),
    now(),
  );
}
