import { write } from './languages/texts-in.ts';
import type { MailedPerson } from './texts.ts';
import type { Mail } from './write-mail.ts';

/** What staff have decided of a place that was handed in. */
export type ReviewDecision = 'approved' | 'rejected' | 'sent_back';

const NAMES = { rejected: 'placeRejected', sent_back: 'placeSentBack' } as const;

/** To the host of a place staff have looked at. `page` is how travellers see it, `link` the host console. */
export function reviewedPlaceMail(
  host: MailedPerson,
  decision: ReviewDecision,
  { place, page, message, link }: { place: string; page: string; message: string; link: string },
): Mail {
  const facts = { name: host.first_name, place, link };
  const text =
    decision === 'approved'
      ? write('placeApproved', host.language, { ...facts, page })
      : write(NAMES[decision], host.language, { ...facts, message });
  return { recipient: host.email, ...text };
}
