interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
/** The build's manifest: source file → its output and dependencies. */
export type Manifest = Record<string, ManifestEntry>;

/** Returns links to the style sheets of a page's modules, besides those of the template's own entry. */
export function styleLinks(manifest: Manifest, modules: readonly string[], entry = 'index.html'): string {
  const styles = new Set(entriesOf(manifest, modules, entry).flatMap(({ css = [] }) => css));
  return [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
}

/**
 * Returns links that let the browser fetch a page's code and texts at once instead of discovering them one by one. The
 * build already links what the template's own entry needs.
 */
export function codeLinks(manifest: Manifest, modules: readonly string[], entry = 'index.html'): string {
  // Several modules may be in one file.
  const files = new Set(entriesOf(manifest, modules, entry).map(({ file }) => file));
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

function entriesOf(manifest: Manifest, modules: readonly string[], entry: string): ManifestEntry[] {
  const already = closure(manifest, [entry]);
  const wanted = [...closure(manifest, modules)].filter((name) => !already.has(name));
  return wanted.flatMap((name) => manifest[name] ?? []);
}

function closure(manifest: Manifest, names: readonly string[], found: Set<string> = new Set()): Set<string> {
  for (const name of names) {
    if (found.has(name) || !manifest[name]) continue;
    found.add(name);
    closure(manifest, manifest[name].imports ?? [], found);
  }
  return found;
}
