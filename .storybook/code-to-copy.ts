import exported from '../design-system/src/index.ts?raw';
import exportedForMaps from '../design-system/src/map/index.ts?raw';

/** Puts the imports before the code of a story, so that it can be copied as it is. Storybook calls it more than once. */
export function withImports(code: string): string {
  if (code.startsWith('import ')) return code;
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
  const own = names.filter((name) => isIn(exported, name));
  const ownOnMaps = names.filter((name) => isIn(exportedForMaps, name) && !own.includes(name));
  const lines = [
    ...names.filter((name) => !own.includes(name) && !ownOnMaps.includes(name)).map(importFromMui),
    ...(own.length > 0 ? [`import { ${own.join(', ')} } from '@cubby/design-system';`] : []),
    ...(ownOnMaps.length > 0 ? [`import { ${ownOnMaps.join(', ')} } from '@cubby/design-system/map';`] : []),
  ];
  return lines.length > 0 ? `${lines.join('\n')}\n\n${code}` : code;
}

function isIn(source: string, name: string): boolean {
  return new RegExp(`[{,] ${name}\\b`).test(source);
}

interface Named {
  displayName?: string;
  name?: string;
  __docgenInfo?: { displayName?: string };
  /** The function in a component that takes a `ref`. */
  render?: Named;
}

/** Returns the name of an element's component; Storybook does not look for it inside those that take a `ref`, as MUI's do. */
export function displayName({ type }: { type: string | Named }): string {
  if (typeof type === 'string') return type;
  return type.displayName ?? type.__docgenInfo?.displayName ?? type.render?.name ?? type.name ?? '';
}

function importFromMui(name: string): string {
  return `import ${name} from '@mui/${name.endsWith('Rounded') ? 'icons-material' : 'material'}/${name}';`;
}
