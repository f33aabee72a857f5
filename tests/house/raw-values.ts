import cssColours from 'color-name';
import { space, spaceUnit } from '../../design-system/src/tokens/space.ts';

export interface RawValue {
  kind: string;
  line: number;
  text: string;
}

interface Rule {
  kind: string;
  /** The properties that are checked: names as a stylesheet, a style object or an attribute writes them. */
  property: string;
  /** A raw value for which the tokens have a name. */
  raw: RegExp;
}

/** A number that is neither part of a word nor a factor nor compared with: `size * 0.74` is a proportion. */
const NUMBER = String.raw`(?<![\w.$#-]|[*=<>] )-?(?:\d+\.?\d*|\.\d+)(?![\d.])`;
const EXCEPT_ZERO = String.raw`(?<![\w.$#-]|[*=<>] )-?(?!0(?![\d.]))(?:\d+\.?\d*|\.\d+)(?![\d.])`;
const NAMED_COLOUR = String.raw`(?<![\w.-])(?:${Object.keys(cssColours).join('|')})(?![\w-])|common\.(?:white|black)\b`;

/** Steps of the scale as a style object has them, in units, and as a stylesheet has them, in pixels. */
const STEPS = [0, ...Object.values(space)].flatMap((step) => [`${step}(?!px|rem)`, `${step * spaceUnit}px`]);
const OFF_SCALE = String.raw`(?<![\w.$#-]|[*=<>] )-?(?!(?:${STEPS.join('|').replaceAll('.', '[.]')})(?![\d.]))(?:\d+\.?\d*|\.\d+)(?![\d.]|em\b|mm\b|%)`;

const rules: readonly Rule[] = [
  {
    kind: 'colour',
    property: `(?:[a-z]+-?)?color|background|fill|stroke|border(?:-?(?:top|right|bottom|left|inline|block))?|outline`,
    raw: new RegExp(NAMED_COLOUR),
  },
  // A size in em is relative to the surrounding text.
  { kind: 'text size', property: 'font-?size', raw: new RegExp(String.raw`${NUMBER}(?!em\b)`) },
  { kind: 'text size', property: 'font', raw: /\d(?:px|rem|pt)\b/ },
  {
    kind: 'weight',
    property: 'font-?weight',
    raw: new RegExp(String.raw`${NUMBER}|(?<![\w.])(?:normal|bold|bolder|lighter)\b`),
  },
  { kind: 'corner', property: 'border[a-z-]*radius', raw: new RegExp(`(?!50%)${EXCEPT_ZERO}`) },
  { kind: 'shadow', property: '(?:box|text)-?shadow', raw: new RegExp(EXCEPT_ZERO) },
  {
    kind: 'speed',
    property: '(?:transition|animation)[a-z-]*',
    raw: /\d(?:ms|s)\b|\b(?:ease(?:-[a-z-]+)?|linear|cubic-bezier|steps)\b|^\{?[1-9]/,
  },
  { kind: 'line', property: 'line-?height|letter-?spacing', raw: new RegExp(EXCEPT_ZERO) },
  { kind: 'layer', property: 'z-?index', raw: new RegExp(EXCEPT_ZERO) },
  {
    kind: 'space',
    // `pt` is also a language and `m` a size: only as a number, or as one for each breakpoint.
    property: String.raw`[pm][xytbrl]?(?=['"]?\s*(?::|=(?![=>]))\s*(?:\{\s*)?(?:(?:xs|sm)\b|['"]?-?[\d.]))|(?:(?:row|column)-?)?gap|(?<!const )(?:padding|margin)(?:-?(?:top|right|bottom|left|block|inline|start|end))*|spacing`,
    raw: new RegExp(OFF_SCALE),
  },
];

/** Values that are raw wherever they occur. */
const anywhere: readonly { kind: string; raw: RegExp }[] = [
  { kind: 'colour', raw: /(?<=['"`\s(:,])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi },
  { kind: 'colour', raw: /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?=[\s\d.$])/gi },
  { kind: 'shadow', raw: /\bdrop-shadow\(\s*[\d.]/g },
];

/** Returns every raw colour, text size, weight, space, corner, shadow, speed and layer in a source. */
export function rawValues(source: string): RawValue[] {
  const code = withoutComments(source);
  const matches = [
    ...anywhere.flatMap(({ kind, raw }) => [...code.matchAll(raw)].map(({ index }) => ({ kind, index }))),
    ...rules.flatMap(({ kind, property, raw }) =>
      [...code.matchAll(new RegExp(String.raw`(?<![\w$-])['"]?(?:${property})['"]?\s*(?::|=(?![=>]))\s*`, 'gi'))]
        .map((match) => ({ kind, index: match.index, value: expressionAt(code, match) }))
        .filter(({ value }) => raw.test(value)),
    ),
  ];
  const lines = source.split('\n');
  const found = matches.map(({ kind, index }) => ({ kind, line: code.slice(0, index).split('\n').length }));
  return found
    .filter((each, at) => found.findIndex(({ kind, line }) => kind === each.kind && line === each.line) === at)
    .sort((one, other) => one.line - other.line)
    .map((each) => ({ ...each, text: lines[each.line - 1]?.trim() ?? '' }));
}

/** Blanks out comments, and keeps their lines. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Returns the expression after a property's name, without the names in its `${…}`. */
function expressionAt(code: string, { index, 0: name }: RegExpExecArray): string {
  const rest = code.slice(index + name.length);
  const isAttribute = /=\s*$/.test(name) && /^["'{]/.test(rest);
  const isStylesheet = /^[a-z]+-[a-z-]+/.test(name);
  const open: string[] = [];
  let end = 0;
  for (; end < rest.length; end++) {
    const character = rest[end] as string;
    if (open.length === 0 && (isStylesheet ? /[;}'"`\n]/ : /[,;)\]}>]/).test(character)) break;
    if (open.length === 0 && character === '\n' && !/^\s*[?:&|+]/.test(rest.slice(end))) break;
    if (open.at(-1) === character) open.pop();
    else if (BRACKETS[character]) open.push(BRACKETS[character]);
    else if (!isStylesheet && /['"`]/.test(character)) open.push(character);
    if (isAttribute && open.length === 0) break;
  }
  return rest.slice(0, end + 1).replace(/\$\{[^}]*\}/g, 'named');
}
