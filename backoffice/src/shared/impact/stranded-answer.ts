/** The fields sent with a change that strands bookings: whether to move those that can be, and how many may be left. */
export interface StrandedAnswer {
  rehouse: boolean;
  acceptStranded: number;
}
