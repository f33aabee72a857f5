/** Failed requests of a story, and its requests to third-party servers. */
export async function requestFaults(root: Element): Promise<string[]> {
  const pictures = [...root.querySelectorAll('img')];
  const broken = await Promise.all(pictures.map((picture) => isBroken(picture)));
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [
    ...pictures.filter((_, index) => broken[index]).map(({ currentSrc, src }) => `no picture at ${currentSrc || src}`),
    ...requests.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => `an error from ${name}`),
    ...requests.filter(({ name }) => isElsewhere(name)).map(({ name }) => `asked elsewhere: ${name}`),
  ];
}

/** A picture below the screen would only be fetched when scrolled to. */
async function isBroken(picture: HTMLImageElement): Promise<boolean> {
  picture.loading = 'eager';
  return picture.decode().then(
    () => false,
    () => true,
  );
}

function isElsewhere(address: string): boolean {
  const { protocol, origin } = new URL(address, location.href);
  return /^https?:$/.test(protocol) && origin !== location.origin;
}
