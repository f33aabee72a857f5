import type { ResponseError } from '@cubby/api/client';
import { createContext, use } from 'react';

/** The result of a call: data or an error. */
export interface Answer {
  data?: unknown;
  error?: ResponseError;
}

/** A page being drawn on the server: its requests, and its own status and redirect. */
export interface Rendering {
  pathname: string;
  search: string;
  now: Date;
  publicUrl: string;
  /** Makes each API call once, however often the page is attempted. */
  ask: (name: string, input: object) => Promise<Answer>;
  status: number;
  /** The page's canonical address. */
  movedTo: string | null;
}

/** Null in the browser. */
export const RenderingContext = createContext<Rendering | null>(null);

export function useRendering(): Rendering | null {
  return use(RenderingContext);
}

/** Sets the page's HTTP status when the server draws it. */
export function useStatus(status: number): void {
  const rendering = useRendering();
  if (rendering) rendering.status = status;
}
