import type { HandlersOf } from '../../platform/http/call.ts';
import { findTalk, readTalk } from './find-talk.ts';
import type { WritesMessages } from './fitting-mails.ts';
import { listMessages } from './list-messages.ts';
import { blockConversation, reportMessage } from './report-message.ts';
import { sendMessage } from './send-message.ts';
import { writeMessage } from './write-message.ts';

export function messageRoutes(
  services: WritesMessages,
): HandlersOf<
  | 'listBookingMessages'
  | 'sendBookingMessage'
  | 'getConversation'
  | 'writeMessage'
  | 'reportMessage'
  | 'blockConversation'
> {
  return {
    listBookingMessages: ({ caller, params, query }) => listMessages(services, caller, params.id, query.language),
    sendBookingMessage: ({ caller, params, body, idempotencyKey }) =>
      sendMessage(services, caller, params.id, body.kind, idempotencyKey),
    getConversation: async ({ findCaller, params, query: { as, pass = null } }) => {
      const booking = await findTalk(services, params.id, { as, pass, caller: await findCaller() });
      return readTalk(services, booking, as);
    },
    writeMessage: async ({ findCaller, params, body: { as, pass = null, text }, idempotencyKey }) =>
      writeMessage(services, params.id, { as, pass, caller: await findCaller() }, text, idempotencyKey),
    reportMessage: async ({ findCaller, params: { id, message_id }, body: { as, pass = null } }) =>
      reportMessage(services, id, message_id, { as, pass, caller: await findCaller() }),
    blockConversation: async ({ findCaller, params, body: { as, pass = null, blocked } }) =>
      blockConversation(services, params.id, { as, pass, caller: await findCaller() }, blocked),
  };
}
