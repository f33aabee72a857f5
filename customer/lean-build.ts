import { minifySync, type Plugin } from 'vite';
import { LANGUAGES } from '../api/contract/vocabulary/languages.ts';

/** Build settings that leave out of the travellers' site what libraries bring along for cases it does not have. */
export function leanBuild(): Plugin[] {
  return [
    withoutStandIns(),
    withoutStyledTags(),
    withNativeSelects(),
    withOutlinedFields(),
    withoutUnusedColours(),
    withoutModeScript(),
    withoutUnstyledClasses(),
    withOurPlurals(),
    withSmallScripts(),
  ];
}

const USE_STORE = "export { useSyncExternalStore } from 'react';";

/** Modules that are only there for older browsers, older versions of React or warnings of a development build. */
const NATIVE: Record<string, string> = {
  hasown: "const { hasOwn } = Object; export { hasOwn as 'module.exports' };",
  // Only for components that receive the theme as a prop; here none does.
  'hoist-non-react-statics': 'export default (component) => component;',
  'use-sync-external-store/shim': USE_STORE,
  'use-sync-external-store/shim/index.js': USE_STORE,
};

/** Uses what browsers and React have had for years instead of libraries' stand-ins for it. */
function withoutStandIns(): Plugin {
  return {
    name: 'cubby:without-stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(NATIVE, id) ? `\0lean:${id}` : null),
    load: (id) => (id.startsWith('\0lean:') ? NATIVE[id.slice('\0lean:'.length)] : null),
  };
}

/** The props of MUI that are no attributes. */
const NO_ATTRIBUTES = ['as', 'classes', 'ownerState', 'sx', 'theme'];

/**
 * Removes Emotion's list of all attributes of HTML and SVG, and its function for each tag. MUI's
 * components filter the attributes of their elements themselves, except for the native select.
 */
function withoutStyledTags(): Plugin {
  return {
    name: 'cubby:without-styled-tags',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === '@emotion/styled') return this.resolve('@emotion/styled/base', importer, { skipSelf: true });
      return id === '@emotion/is-prop-valid' ? '\0lean:attributes' : null;
    },
    load: (id) =>
      id === '\0lean:attributes' ? `export default (name) => !${JSON.stringify(NO_ATTRIBUTES)}.includes(name);` : null,
  };
}

/** Removes MUI's own list from fields that let a visitor choose: ours open the device's. */
function withNativeSelects(): Plugin {
  return {
    name: 'cubby:with-native-selects',
    apply: 'build',
    transform: {
      filter: { id: /@mui\/material\/Select\/SelectInput\.mjs$/ },
      handler: () => ({
        code: "export default () => { throw new Error('Say `native`: this site has no other selects.'); };",
        map: null,
      }),
    },
  };
}

/** Removes the looks of text fields that our design does not have: filled, and underlined. */
function withOutlinedFields(): Plugin {
  return {
    name: 'cubby:with-outlined-fields',
    apply: 'build',
    transform: {
      filter: { id: /@mui\/material\/(FilledInput|Input)\/\1\.mjs$/ },
      handler: () => ({
        code: "export default () => { throw new Error('This site has only outlined fields.'); };",
        map: null,
      }),
    },
  };
}

/** MUI's components that the site does not use, and whose colours would be computed and written into every page. */
const UNUSED = [
  'AppBar',
  'Avatar',
  'FilledInput',
  'LinearProgress',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'TableCell',
  'Tooltip',
];

/** Removes the colours of components that the site does not use from MUI's theme. */
function withoutUnusedColours(): Plugin {
  const used = new Set<string>();
  const colours = new RegExp(`^ *setColor\\(palette\\.(?:${UNUSED.join('|')}), .*\\);$`, 'gm');
  return {
    name: 'cubby:without-unused-colours',
    apply: 'build',
    transform: {
      filter: { id: /@mui\/material\/(styles\/createThemeWithVars|(\w+)\/\2)\.mjs$/ },
      handler(code, id) {
        const [, name = ''] = id.match(/\/(\w+)\.mjs$/) ?? [];
        if (name !== 'createThemeWithVars') {
          used.add(name);
          return null;
        }
        // Line breaks are kept, so that the source maps are still correct.
        return { code: code.replace(colours, ''), map: null };
      },
    },
    buildEnd() {
      const missing = UNUSED.filter((name) => used.has(name) && name !== 'FilledInput');
      if (missing.length > 0) this.error(`The theme has no colours for ${missing.join(', ')}: see lean-build.ts.`);
    },
  };
}

/** Removes MUI's script for the mode before the first paint: `MODE_SCRIPT` does that. */
function withoutModeScript(): Plugin {
  return {
    name: 'cubby:without-mode-script',
    apply: 'build',
    transform: {
      filter: { id: /@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/ },
      handler: (code) => ({
        code: [
          ...(code.match(/^export const DEFAULT_.*$/gm) ?? []),
          'export const buildInitColorSchemeScript = () => null;',
          'export default buildInitColorSchemeScript;',
        ].join('\n'),
        map: null,
      }),
    },
  };
}

/** MUI's components whose classes no style selects, apart from states and these. */
const UNSTYLED = ['Box', 'Button', 'ButtonBase', 'IconButton', 'Link', 'SvgIcon', 'Typography'];
const STYLED = ['contained', 'loading'];

/**
 * Removes the classes by which other sites restyle MUI's components, such as `MuiTypography-root MuiTypography-body2`: an
 * eighth of a page's bytes.
 */
function withoutUnstyledClasses(): Plugin {
  const states = ['disabled', 'focusVisible'];
  const unstyled = `(?:${UNSTYLED.join('|')})`;
  const selected = new RegExp(`\\.(?:Mui${unstyled}-(\\w+)|\\$\\{${unstyled}Classes\\.(\\w+)\\})`, 'gi');
  const composing = `const UNSTYLED = / Mui${unstyled}-(?!${STYLED.join('|')}).*/;
export default (slots, classOf, given) => {
  const composed = {};
  for (const slot in slots) {
    composed[slot] = '';
    for (const name of slots[slot]) {
      if (name) composed[slot] += (' ' + classOf(name)).replace(UNSTYLED, '') + (given?.[name] ? ' ' + given[name] : '');
    }
  }
  return composed;
};`;
  return {
    name: 'cubby:without-unstyled-classes',
    apply: 'build',
    transform: {
      filter: { id: /(@mui\/.+\.mjs|\/src\/.+\.tsx?)$/ },
      handler(code, id) {
        for (const [text, ...slots] of code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(selected))
          if (![...states, ...STYLED].includes(slots.find(Boolean) ?? ''))
            this.error(`A style selects ${text}, which is not on any element: see lean-build.ts.`);
        if (id.endsWith('/composeClasses.mjs')) return { code: composing, map: null };
        if (!id.endsWith('/Box/Box.mjs')) return null;
        return { code: code.replace(/(?<=defaultClassName: )boxClasses\.root/, "''"), map: null };
      },
    },
  };
}

/** Removes the plural rules of languages that the site does not speak. */
function withOurPlurals(): Plugin {
  const types = /^ {2}pluralTypes: \{\n[\s\S]*?^ {2}\},$/m;
  const languages = /^ {2}pluralTypeToLanguages: (\{\n[\s\S]*?^ {2}\})$/m;
  const others = /^var russianPluralGroups = [\s\S]*?^\};$/m;
  return {
    name: 'cubby:with-our-plurals',
    apply: 'build',
    transform: {
      filter: { id: /node-polyglot\/index\.js$/ },
      handler(code) {
        const [, table = '{}'] = code.match(languages) ?? [];
        const all = Object.entries(new Function(`return ${table}`)() as Record<string, string[]>);
        // As Polyglot looks for a language: itself, or the one without its region.
        const typeOf = (language: string) =>
          [language, language.split('-')[0]].flatMap((code) =>
            all.filter(([, codes]) => codes.includes(code ?? '')),
          )[0];
        const used = Map.groupBy(LANGUAGES, (language) => typeOf(language)?.[0]);
        const [rules = ''] = code.match(types) ?? [];
        const ours = rules.split('\n').filter((line) => [...used.keys()].some((name) => line.includes(` ${name}: `)));
        if (used.has(undefined) || ours.length !== used.size)
          this.error('A language has no plural rule, or one of more than a line: see lean-build.ts.');
        return {
          code: code
            .replace(others, '')
            .replace(types, `pluralTypes: {${ours.join('')}},`)
            .replace(languages, `pluralTypeToLanguages: ${JSON.stringify(Object.fromEntries(used))}`),
          map: null,
        };
      },
    },
  };
}

/** Minifies the scripts in the page itself, which stand before everything that is shown. */
function withSmallScripts(): Plugin {
  return {
    name: 'cubby:with-small-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifySync('page.js', code).code),
    },
  };
}
