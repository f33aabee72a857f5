import { array, boolean, nullable, number, object, optional, record, refine, string } from 'superstruct';
import { size, union } from '../vocabulary/bounds.ts';
import { Instant, ShortText } from '../vocabulary/words.ts';

/** Figures and names of events; objects and lists only inside `items`. */
const Scalar = nullable(union([ShortText, number(), boolean()]));
const Property = union([Scalar, size(array(record(string(), Scalar)), 0, 50)]);

/** Personal properties. They are refused instead of being dropped silently. */
const PERSONAL = /e-?mail|phone|(first|last|full)_?name|token|password|address/i;

const Properties = refine(record(string(), Property), 'Properties', (properties) => {
  const personal = Object.keys(properties).find((key) => PERSONAL.test(key));
  return personal === undefined || `${personal} is personal`;
});

export const AnalyticsBatch = object({
  events: size(array(object({ name: ShortText, time: Instant, properties: Properties })), 1, 50),
  experiments: optional(record(string(), ShortText)),
  marketing: optional(record(string(), ShortText)),
});
