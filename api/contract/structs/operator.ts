import { boolean, type Infer, nullable, string, type } from 'superstruct';

/** Who runs a site, as its legal pages say; null is what has not been set. */
export const Operator = type({
  name: nullable(string()),
  address: nullable(string()),
  register: nullable(string()),
  /** The data protection authority that is responsible. */
  authority: nullable(string()),
  /** Where consumers may have a dispute settled. */
  mediator: nullable(string()),
  /** Whether a lawyer has read the legal pages. */
  legal_texts_read: boolean(),
});
export type Operator = Infer<typeof Operator>;
