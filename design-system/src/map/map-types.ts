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
  /** Read out: name and price of the place. */
  label: string;
}

/** A circle drawn on the map, its radius in metres. */
export interface MapCircle extends MapPosition {
  radius: number;
}

export interface MapLandmark extends MapPosition {
  name: string;
}
