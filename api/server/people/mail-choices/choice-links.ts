import { enums, is, object, string } from 'superstruct';
import { MAIL_KINDS, type MailKind } from '../../../contract/vocabulary/mail-kinds.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';

const PURPOSE = 'mail choices';
const Choice = object({ email: string(), kind: enums(MAIL_KINDS) });

export interface LinkedChoice {
  email: string;
  kind: MailKind;
}

/** What the link of a mail says: whose mails, and which kind it was. Nobody else can make one, or read the address in it. */
export function choiceToken(secret: string, choice: LinkedChoice): string {
  return seal(secret, PURPOSE, JSON.stringify(choice));
}

export function readChoiceToken(secret: string, token: string): LinkedChoice | null {
  const text = unseal(secret, PURPOSE, token);
  const choice: unknown = text === null ? null : JSON.parse(text);
  return is(choice, Choice) ? choice : null;
}
