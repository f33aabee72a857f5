import type { HandlersOf } from '../../platform/http/call.ts';
import type { WritesMessages } from './fitting-mails.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

export function messageRoutes(services: WritesMessages): HandlersOf<'listBookingMessages' | 'sendBookingMessage'> {
  return {
    listBookingMessages: ({ caller, params, query }) => listMessages(services, caller, params.id, query.language),
    sendBookingMessage: ({ caller, params, body, idempotencyKey }) =>
      sendMessage(services, caller, params.id, body.kind, idempotencyKey),
  };
}
