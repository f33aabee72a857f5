/** Returns a link to directions on OpenStreetMap: it works on every phone and needs no key. */
export function directionsUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=17/${latitude}/${longitude}`;
}
