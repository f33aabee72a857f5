import { MODE_ATTRIBUTE } from '../tokens/index.ts';

/** The browser's storage key of the chosen mode; MUI's own name, because react-admin does not let us choose it. */
export const MODE_STORAGE_KEY = 'mui-mode';

/**
 * Written into the head of both sites, so that the first paint already has the right colours: visitors who chose a mode
 * get it, all others the device's; a stored value that is no mode is removed, because MUI would accept it. It must run
 * before anything is drawn, so it is not a module.
 */
export const MODE_SCRIPT = `(function(){var m;try{m=localStorage.getItem('${MODE_STORAGE_KEY}');if(m&&!/^(light|dark|system)$/.test(m))localStorage.removeItem('${MODE_STORAGE_KEY}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('${MODE_ATTRIBUTE}',m)})()`;
