/** The part of a place's page with price and booking: it stays in sight on a desk. */
export const panelArea = { gridArea: 'panel', position: { md: 'sticky' }, top: 16 } as const;
