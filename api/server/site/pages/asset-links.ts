interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
/** The build's manifest: source file → its output and dependencies. */
export type Manifest = Record<string, ManifestEntry>;

/**
 * Returns links that let the browser fetch a page's code and texts at once instead of discovering them one by one. The
 * build already links what the template's own entry needs. On a page that was rendered on the server they have a low
 * priority: visible content, pictures and fonts, comes before the code that only makes it interactive.
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
