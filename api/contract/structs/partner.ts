import { array, type Infer, nullable, string, type } from 'superstruct';
import { PlaceShort } from './place.ts';

/** A partner as lists name it; its page stands at `/{slug}`. */
export const PartnerShort = type({ slug: string(), name: string() });

/** A partner's landing page in one language. */
export const Partner = type({
  ...PartnerShort.schema,
  heading: string(),
  intro: string(),
  points: array(string()),
  /** What is said of the code; null when there is none that can be used now. */
  note: nullable(string()),
  coupon_code: nullable(string()),
  cities: array(PlaceShort),
});
export type Partner = Infer<typeof Partner>;
