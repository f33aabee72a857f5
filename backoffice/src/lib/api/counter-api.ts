import {
  bookingEndpoints,
  bookingPictureEndpoints,
  type CounterChanges,
  conversationEndpoints,
  counterEndpoints,
  deviceEndpoints,
  identityEndpoints,
  messageEndpoints,
  pushEndpoints,
  siteEndpoints,
  teamEndpoints,
} from '@cubby/api';
import { type ClientOf, createClientOf, follow, type RequestSettings } from '@cubby/api/client';
import { requestHeaders } from './request-headers.ts';

/** Only the endpoints the counter calls: the whole table would be larger than the counter itself. */
const table = {
  ...counterEndpoints,
  ...bookingPictureEndpoints,
  ...conversationEndpoints,
  ...identityEndpoints,
  ...pushEndpoints,
  listBookingMessages: messageEndpoints.listBookingMessages,
  sendBookingMessage: messageEndpoints.sendBookingMessage,
  pairDevice: deviceEndpoints.pairDevice,
  getOwnDevice: deviceEndpoints.getOwnDevice,
  enterPin: deviceEndpoints.enterPin,
  leaveDevice: deviceEndpoints.leaveDevice,
  readInvitation: teamEndpoints.readInvitation,
  acceptInvitation: teamEndpoints.acceptInvitation,
  getAppContext: siteEndpoints.getAppContext,
  /** Finds the place of a pass that was shown at the wrong counter. */
  getBooking: bookingEndpoints.getBooking,
};

export type CounterClient = ClientOf<typeof table>;

const settings: RequestSettings = { headers: requestHeaders };

export const counterApi: CounterClient = createClientOf(table, settings);

/** Streams the changes at a place since a cursor. */
export function streamChanges(id: string, since: string, signal: AbortSignal): AsyncGenerator<CounterChanges> {
  const { streamCounterChanges } = counterEndpoints;
  return follow(settings, streamCounterChanges, { params: { id }, query: { since } }, { signal });
}
