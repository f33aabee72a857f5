import { embeddedPublicUrl } from './embedded.ts';
import { useRendering } from './rendering.ts';

/** Returns the public address of the site, without a slash at the end. */
export function usePublicUrl(): string {
  const rendering = useRendering();
  return rendering?.publicUrl ?? embeddedPublicUrl ?? window.location.origin;
}
