import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Hashing passwords and PINs is slow on purpose, and tests hash hundreds of times: in tests scrypt runs at minimum
 * cost, unless a test asks for the full cost. Files of a worker share one Node, which loads this again for each of
 * them.
 */

type Done = (error: Error | null, key: Buffer) => void;
interface Hashing {
  isFull: boolean;
}

const shared = globalThis as { cubbyHashing?: Hashing };
shared.cubbyHashing ??= makeCheap();
const hashing = shared.cubbyHashing;

/** Runs scrypt at the requested cost until the returned function is called. */
export function hashAtFullCost(): () => void {
  hashing.isFull = true;
  return () => {
    hashing.isFull = false;
  };
}

function makeCheap(): Hashing {
  const { scrypt } = crypto;
  const state = { isFull: false };
  const cheap = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
    scrypt(password, salt, length, state.isFull ? options : { N: 2, r: 8, p: 1 }, done);
  Object.assign(crypto, { scrypt: cheap });
  syncBuiltinESMExports();
  return state;
}
