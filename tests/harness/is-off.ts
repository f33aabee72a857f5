/** Tells whether a control can't be used: a button that can't be pressed says so and stays in focus. */
export function isOff(control: Element): boolean {
  return control.matches(':disabled, [aria-disabled="true"]');
}
