let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among those that are tried first: one of the 49,000 commonest in what has leaked, whatever digits
 * and signs stand around it and however it is written. The list is read when it is first asked for.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  const common = await known;
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // Nothing but a few letters and a row of signs is as good as the letters alone.
  return common.has(plain) || (word !== plain && common.has(word)) || new Set(plain).size < 4;
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
