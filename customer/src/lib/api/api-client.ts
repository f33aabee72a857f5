import {
  accountChangeUndoEndpoints,
  analyticsEndpoints,
  blogEndpoints,
  bookingEndpoints,
  bookingPictureEndpoints,
  claimEndpoints,
  contentEndpoints,
  conversationEndpoints,
  creditEndpoints,
  hostEndpoints,
  identityEndpoints,
  incidentEndpoints,
  mailChoiceEndpoints,
  partnerEndpoints,
  paymentEndpoints,
  placeEndpoints,
  proofEndpoints,
  reviewEndpoints,
  siteEndpoints,
  stashpointEndpoints,
  userEndpoints,
} from '@cubby/api';
import { type ClientOf, createClientOf, type RequestSettings } from '@cubby/api/client';

/** The endpoints for travellers: everything except those for staff. */
const table = {
  ...accountChangeUndoEndpoints,
  ...analyticsEndpoints,
  ...blogEndpoints,
  ...bookingEndpoints,
  ...bookingPictureEndpoints,
  ...claimEndpoints,
  ...contentEndpoints,
  ...conversationEndpoints,
  ...creditEndpoints,
  ...hostEndpoints,
  ...identityEndpoints,
  ...incidentEndpoints,
  ...mailChoiceEndpoints,
  ...partnerEndpoints,
  ...paymentEndpoints,
  ...placeEndpoints,
  ...proofEndpoints,
  ...reviewEndpoints,
  ...siteEndpoints,
  ...stashpointEndpoints,
  ...userEndpoints,
};
export type Client = ClientOf<typeof table>;

export function createSiteClient(settings: RequestSettings): Client {
  return createClientOf(table, settings);
}
