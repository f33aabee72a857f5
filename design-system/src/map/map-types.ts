export interface MapPosition {
  lat: number;
  lng: number;
}

/** The edges of a map in degrees. */
export interface MapBounds {
  north: number;
  east: number;
  south: number;
  west: number;
}

export interface MapPoint extends MapPosition {
  id: string;
  /** Written on the pin: the price, or a word such as "Full". */
  text: string;
  available: boolean;
  /** The price in major units, by which a group of pins knows what it costs from. */
  amount?: number | null;
  /** Read out: name and price of the place. */
  label: string;
}

/** What stands on a pin that stands for several, and what is read out, by their number and the text of the cheapest. */
export type ClusterWords = (count: number, cheapest: string, available: boolean) => { text: string; label: string };

/** A circle drawn on the map, its radius in metres. */
export interface MapCircle extends MapPosition {
  radius: number;
}

export interface MapLandmark extends MapPosition {
  name: string;
}
