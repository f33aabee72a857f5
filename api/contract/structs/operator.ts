import { boolean, type Infer, nullable, string, type } from 'superstruct';

/** The operator of a site, as named on its legal pages; null for details that are not set. */
export const Operator = type({
  name: nullable(string()),
  address: nullable(string()),
  register: nullable(string()),
  /** The data protection authority that is responsible. */
  authority: nullable(string()),
  /** Body to which consumers can take a dispute. */
  mediator: nullable(string()),
  /** True if a lawyer has reviewed the legal pages. */
  legal_texts_read: boolean(),
});
export type Operator = Infer<typeof Operator>;
