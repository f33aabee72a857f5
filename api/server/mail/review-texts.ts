import { LANGUAGES, type Language } from '../../contract/constants.ts';
import type { Mail } from './write-mail.ts';

interface ReviewTexts {
  subject: (place: string) => string;
  body: (facts: { name: string; place: string; link: string }) => string;
}

/** Languages still without mails of their own are written to in English. */
const TEXTS: Partial<Record<Language, ReviewTexts>> & { en: ReviewTexts } = {
  en: {
    subject: (place) => `How was ${place}?`,
    body: ({ name, place, link }) =>
      `Hello ${name},\n\nwe hope your bags had a good day at ${place}. How was it?\n\nTwo ratings take half a minute, and they help the next traveller to choose:\n${link}\n\nThank you!`,
  },
  de: {
    subject: (place) => `Wie war es bei ${place}?`,
    body: ({ name, place, link }) =>
      `Hallo ${name},\n\nwir hoffen, dein Gepäck war bei ${place} gut aufgehoben. Wie war es?\n\nZwei Bewertungen dauern eine halbe Minute und helfen anderen bei der Wahl:\n${link}\n\nVielen Dank!`,
  },
};

interface StayToReview {
  id: string;
  email: string;
  first_name: string;
  language: string;
  business_name: string;
}

/** Asks for a review; `pass` opens the survey without signing in. */
export function reviewRequestMail(
  booking: StayToReview,
  { publicUrl, pass }: { publicUrl: string; pass: string },
): Mail {
  const language = LANGUAGES.find((known) => known === booking.language) ?? 'en';
  const texts = TEXTS[language] ?? TEXTS.en;
  const prefix = language === 'en' ? '' : `/${language}`;
  return {
    recipient: booking.email,
    subject: texts.subject(booking.business_name),
    body: texts.body({
      name: booking.first_name,
      place: booking.business_name,
      link: `${publicUrl}${prefix}/surveys/bookings/${booking.id}?pass=${pass}`,
    }),
  };
}
