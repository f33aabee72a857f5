/* Loaded before a server: each SIGUSR2 moves its clock on by as many minutes as CLOCK_STEP_MINUTES says. */
const RealDate = Date;
const step = Number(process.env.CLOCK_STEP_MINUTES) * 60_000;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead += step;
});
const now = () => RealDate.now() + ahead;
// A proxy, not a class of its own: what the runtime makes itself is still a Date.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => (given.length > 0 ? Reflect.construct(target, given) : new RealDate(now())),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
