export interface HasClock {
  /** The clock, so that tests can move it. */
  now: () => Date;
}
