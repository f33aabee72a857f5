import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  file: string;
  target: string;
}

/** Returns all source files below a folder, without tests and stories. */
export function sources(folder: string): string[] {
  const found: string[] = [];
  const visit = (path: string) => {
    if (/node_modules|\/dist$|\.test\.tsx?$|\.stories\.tsx$/.test(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) visit(join(path, name));
    else if (/\.tsx?$/.test(path)) found.push(path);
  };
  visit(join(ROOT, folder));
  return found;
}

/** Returns the imports of a room's files: our own as paths from the root, packages by name. */
export function imports(folder: string): Import[] {
  return sources(folder).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => target);
    return targets.map((target) => ({
      file: relative(ROOT, path),
      target: target.startsWith('.') ? relative(ROOT, resolve(path, '..', target)) : target,
    }));
  });
}
