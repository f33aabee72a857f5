export interface HasClock {
  /** Returns the current time; tests can change it. */
  now: () => Date;
}
