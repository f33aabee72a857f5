import { enums, is, object, string } from 'superstruct';
import { MAIL_KINDS, type MailKind } from '../../../contract/vocabulary/mail-kinds.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';

const PURPOSE = 'mail choices';
const Choice = object({ email: string(), kind: enums(MAIL_KINDS) });

export interface LinkedChoice {
  email: string;
  kind: MailKind;
}

/**
 * Creates the token of a mail's link: the recipient, and the kind of mail. It cannot be forged, and the address in it
 * cannot be read.
 */
export function choiceToken(secret: string, choice: LinkedChoice): string {
  return seal(secret, PURPOSE, JSON.stringify(choice));
}

export function readChoiceToken(secret: string, token: string): LinkedChoice | null {
  const text = unseal(secret, PURPOSE, token);
  const choice: unknown = text === null ? null : JSON.parse(text);
  return is(choice, Choice) ? choice : null;
}
