export function CounterApp() {
  return null;
}
