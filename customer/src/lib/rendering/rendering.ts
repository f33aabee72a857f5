import type { ResponseError } from '@cubby/api/client';
import { createContext, use } from 'react';

/** What a call came to: one of the two. */
export interface Answer {
  data?: unknown;
  error?: ResponseError;
}

/** A page being drawn on the server: what it asks for, and what it says about itself. */
export interface Rendering {
  pathname: string;
  search: string;
  now: Date;
  publicUrl: string;
  /** Asks the API once for each call, however often the page is attempted. */
  ask: (name: string, input: object) => Promise<Answer>;
  status: number;
  /** Where the page really lives. */
  movedTo: string | null;
}

/** Null in the browser. */
export const RenderingContext = createContext<Rendering | null>(null);

export function useRendering(): Rendering | null {
  return use(RenderingContext);
}

/** Says what the page's HTTP status is, when the server draws it. */
export function useStatus(status: number): void {
  const rendering = useRendering();
  if (rendering) rendering.status = status;
}
