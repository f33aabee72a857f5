import { useEffect } from 'react';
import { type ColourRole, palette } from '../tokens/index.ts';
import { useMode } from './use-mode.ts';

/**
 * Sets the colour of a phone's address bar through a meta element; the visitor's chosen mode overrides the device's.
 */
export function AddressBarColour({ colour }: { colour: ColourRole }) {
  const mode = useMode();
  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', palette[mode][colour]);
  }, [mode, colour]);
  return null;
}
