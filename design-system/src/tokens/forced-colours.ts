/**
 * Systems such as Windows' contrast themes replace every colour by one of the user's and drop all fills and shadows.
 * States shown only by a fill need a border, or a fill in one of the system's own colours.
 */
export const forcedColours = '@media (forced-colors: active)';

/** An edge that takes no space and is seen only there, where a transparent line gets the colour of text. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const;

/** Keeps a fill that is the data, such as a bar. */
export const forcedFill = { [forcedColours]: { background: 'CanvasText' } } as const;

/** Marks the selected one among several there. */
export const forcedMark = { outline: '3px solid Highlight', outlineOffset: '-3px' } as const;
