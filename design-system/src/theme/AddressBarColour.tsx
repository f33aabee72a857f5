import { useEffect } from 'react';
import { type ColourRole, palette } from '../tokens/index.ts';
import { useMode } from './use-mode.ts';

/** Phones colour the bar above the page by a meta element; a wish of the visitor overrules what it says by itself. */
export function AddressBarColour({ colour }: { colour: ColourRole }) {
  const mode = useMode();
  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', palette[mode][colour]);
  }, [mode, colour]);
  return null;
}
