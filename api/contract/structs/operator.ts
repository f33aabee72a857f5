import { boolean, type Infer, nullable, string, type } from 'superstruct';

/** The operator of a site, as named on its legal pages and receipts; null for details that are not set. */
export const Operator = type({
  name: nullable(string()),
  address: nullable(string()),
  /** Register and registration number. */
  register: nullable(string()),
  /** VAT number; null where it is not registered. */
  vat_number: nullable(string()),
  /** The data protection authority that is responsible. */
  authority: nullable(string()),
  /** Body to which consumers can take a dispute. */
  mediator: nullable(string()),
  /** True if a lawyer has reviewed the legal pages. */
  legal_texts_read: boolean(),
});
export type Operator = Infer<typeof Operator>;
