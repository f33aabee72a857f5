/** What the stylesheet looks at: `<html data-mode="dark">`. */
export const MODE_ATTRIBUTE = 'data-mode';

/** Where a browser keeps the wish of its owner; MUI's own name, because react-admin lets it not be chosen. */
export const MODE_STORAGE_KEY = 'mui-mode';

/**
 * Written into the head of both sites, so that the first paint already has the right colours: who has wished for a mode
 * gets it, all others what their device says; a stored word that is no mode is forgotten, because MUI would believe it. It
 * must stand before anything is drawn, so it is no module.
 */
export const MODE_SCRIPT = `(function(){var m;try{m=localStorage.getItem('${MODE_STORAGE_KEY}');if(m&&!/^(light|dark|system)$/.test(m))localStorage.removeItem('${MODE_STORAGE_KEY}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('${MODE_ATTRIBUTE}',m)})()`;
