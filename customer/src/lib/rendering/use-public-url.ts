import { embeddedPublicUrl } from './embedded.ts';
import { useRendering } from './rendering.ts';

/** Where the site is reached from outside, without a slash at the end. */
export function usePublicUrl(): string {
  const rendering = useRendering();
  return rendering?.publicUrl ?? embeddedPublicUrl ?? window.location.origin;
}
