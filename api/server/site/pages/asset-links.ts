interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
/** The build's own list: source file → what it became and needs. */
export type Manifest = Record<string, ManifestEntry>;

/**
 * Links that let the browser fetch a page's code and words at once instead of finding them one by one. What the
 * template's own entry needs is linked by the build already. A page that is drawn already lets them wait: what is
 * seen first, pictures and letters, goes before what only makes it move.
 */
export function assetLinks(
  manifest: Manifest,
  modules: readonly string[],
  drawn: boolean,
  entry = 'index.html',
): string {
  const already = closure(manifest, [entry]);
  const wanted = [...closure(manifest, modules)].filter((name) => !already.has(name));
  const entries = wanted.flatMap((name) => manifest[name] ?? []);
  const styles = new Set(entries.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...entries.map(
      ({ file }) => `<link rel="modulepreload" crossorigin${drawn ? ' fetchpriority="low"' : ''} href="/${file}">`,
    ),
  ].join('');
}

function closure(manifest: Manifest, names: readonly string[], found: Set<string> = new Set()): Set<string> {
  for (const name of names) {
    if (found.has(name) || !manifest[name]) continue;
    found.add(name);
    closure(manifest, manifest[name].imports ?? [], found);
  }
  return found;
}
