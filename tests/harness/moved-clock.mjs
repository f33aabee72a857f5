/* Loaded before a server: each SIGUSR2 advances its clock by CLOCK_STEP_MINUTES minutes. */
const RealDate = Date;
const step = Number(process.env.CLOCK_STEP_MINUTES) * 60_000;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead += step;
});
const now = () => RealDate.now() + ahead;
// A proxy instead of a class: objects the runtime creates itself are still Dates.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => (given.length > 0 ? Reflect.construct(target, given) : new RealDate(now())),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
