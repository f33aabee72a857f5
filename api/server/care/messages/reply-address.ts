import type { MessageSide } from '../../../contract/rules/conversations.ts';
import { isSignedBy, sign } from '../../platform/secrets/signatures.ts';
import type { Config } from '../../platform/settings/config.ts';

const PURPOSE = 'reply by mail';
/** The separator of RFC 5233 between a mailbox and its detail. */
const MAILBOX = 'reply+';

/** The conversation an address leads to, and the side that writes there. */
export interface Reply {
  booking_id: string;
  side: MessageSide;
}

/**
 * Returns the address under which a side of a conversation answers by mail; null where the operator receives none. It
 * cannot be guessed, and leads to one booking and one side.
 */
export function replyAddress(
  { mailReplies }: Pick<Config, 'mailReplies'>,
  secret: string,
  reply: Reply,
): string | null {
  if (!mailReplies) return null;
  return `${MAILBOX}${nameOf(reply)}.${signatureOf(secret, reply)}@${mailReplies.domain}`;
}

/** Reads an address that was mailed to; null for every other one. */
export function readReplyAddress(secret: string, domain: string, address: string): Reply | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  if (host !== domain.toLowerCase() || !local.startsWith(MAILBOX)) return null;
  const [booking_id = '', side = '', signature = ''] = local.slice(MAILBOX.length).split('.');
  if (side !== 'traveller' && side !== 'host') return null;
  const reply = { booking_id: booking_id.toUpperCase(), side } as const;
  return isSignedBy(secret, PURPOSE, nameOf(reply), Buffer.from(signature, 'hex').toString('base64url')) ? reply : null;
}

function nameOf({ booking_id, side }: Reply): string {
  return `${booking_id.toLowerCase()}.${side}`;
}

/** Mail servers may change the case of an address: base64url would not survive that. */
function signatureOf(secret: string, reply: Reply): string {
  return Buffer.from(sign(secret, PURPOSE, nameOf(reply)), 'base64url').toString('hex');
}
