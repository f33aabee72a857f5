import { array, type Infer, nullable, string, type } from 'superstruct';
import { PlaceShort } from './place.ts';

/** A partner as lists name it; its page is at `/{slug}`. */
export const PartnerShort = type({ slug: string(), name: string() });

/** A partner's landing page in one language. */
export const Partner = type({
  ...PartnerShort.schema,
  heading: string(),
  intro: string(),
  points: array(string()),
  /** Description of the code; null if there is no valid one. */
  note: nullable(string()),
  coupon_code: nullable(string()),
  cities: array(PlaceShort),
});
export type Partner = Infer<typeof Partner>;
