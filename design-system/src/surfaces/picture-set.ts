/** A picture in several sizes: width x height → address. */
export interface PictureSet {
  /** Describes the picture; empty if it shows nothing that the text beside it does not say. */
  alt_text: string;
  sizes: Record<string, string>;
  /** A tiny version of it as a data URI, shown enlarged until the picture is loaded. */
  preview?: string | undefined;
}
