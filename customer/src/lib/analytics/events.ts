import type { BagSize, BodyOf, Endpoints } from '@cubby/api';

/** The events counted: names and figures, never people. Money is in minor units. */
export interface AnalyticsEvents {
  page_view: { path: string };
  search: { place: string; bags: number };
  begin_checkout: { stashpoint_id: string; bags: number; value: number; currency: string };
  payment_attempt: { booking_id: string; authenticated: boolean };
  payment_failure: { booking_id: string; code: string };
  payment_success: { booking_id: string };
  purchase: {
    transaction_id: string;
    value: number;
    /** A fifth of the revenue (specification §9). */
    tax: number;
    currency: string;
    coupon: string | null;
    items: { item_id: string; quantity: number; size: BagSize }[];
  };
}
export type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = BodyOf<Endpoints['createEvents']>['events'][number];
