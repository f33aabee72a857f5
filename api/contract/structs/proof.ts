import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { PROOF_METHODS } from '../rules/proofs.ts';
import { Instant } from '../vocabulary/words.ts';

/** The ways in which the caller can prove that they are present, best first. */
export const ProofOptions = type({
  /** The account's own address, to which a code can be sent. */
  email: string(),
  methods: array(
    type({
      by: enums(PROOF_METHODS),
      /** While the account has had it for less than three days: the time from which it counts where that matters. */
      established_from: nullable(Instant),
    }),
  ),
});
export type ProofOptions = Infer<typeof ProofOptions>;

/** The last proof of a session. */
export const Proof = type({ by: enums(PROOF_METHODS), at: Instant });
export type Proof = Infer<typeof Proof>;
