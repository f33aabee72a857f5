import { createClient } from '@cubby/api/client';
import { codeTo } from './outbox.ts';

export interface SignedInTraveller {
  token: string;
  bookingId: string;
  /** Path and query of the pass. */
  pass: string;
  stashpointId: string;
}

/**
 * Signs up with the code from the outbox and books a free stay for tomorrow at a place that is open round the clock.
 */
export async function signUpAndBook(url: string, email: string): Promise<SignedInTraveller> {
  const anybody = createClient({ baseUrl: url });
  const customer = { email, first_name: 'Ada', last_name: 'Lovelace', phone_number: '+442079460018' };
  await anybody.createUser({ body: { ...customer, accepted_tos_at: new Date().toISOString() } });
  await anybody.requestOneTimePassword({ body: { email } });
  const code = await codeTo(url, email);
  const { token } = await anybody.signInWithOneTimePassword({ body: { email, one_time_password: code } });

  const client = createClient({ baseUrl: url, headers: () => ({ Authorization: `Token ${token}` }) });
  const map = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };
  const { items } = await client.listStashpoints({ query: { ...map, open_twentyfour_seven: true, kind: 'locker' } });
  const stashpointId = items[0]?.id ?? '';
  const tomorrow = Date.now() + 86_400_000;
  const booking = await client.createBooking({
    body: {
      stashpoint_id: stashpointId,
      dropoff: new Date(tomorrow).toISOString(),
      pickup: new Date(tomorrow + 4 * 3_600_000).toISOString(),
      bag_count: 1,
      coupon_code: 'FREEDAY',
      customer,
    },
  });
  const pass = new URL(booking.pass?.url ?? url);
  return { token, bookingId: booking.id, pass: pass.pathname + pass.search, stashpointId };
}
