let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Tells whether a password is too common: one of the 49,000 most frequent in leaks, whatever digits and symbols
 * surround it and however it is written. The list is read at the first call.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  const common = await known;
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // A few letters with a row of symbols is as weak as the letters alone.
  return common.has(plain) || (word !== plain && common.has(word)) || new Set(plain).size < 4;
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
