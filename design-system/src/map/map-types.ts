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
  /** The text on the marker: the price, or a word such as "Full". */
  text: string;
  available: boolean;
  /** The price in major units, from which a group of markers derives its "from" price. */
  amount?: number | null;
  /** Read out: name and price of the place. */
  label: string;
}

/** Several points that share a marker. */
export interface MarkerCluster {
  count: number;
  /** The text of the cheapest. */
  cheapest: string;
  available: boolean;
  /** True if they share an address: a press shows the next of them, where else it zooms in. */
  together: boolean;
}

/** The visible text and the spoken label of a marker that groups several. */
export type ClusterWords = (cluster: MarkerCluster) => { text: string; label: string };

/** A circle drawn on the map, its radius in metres. */
export interface MapCircle extends MapPosition {
  radius: number;
  /** A quiet outline with this text, such as the minutes of a walk; a filled circle without. */
  text?: string;
}

/** The searched place: a dot with its name, and circles around it. */
export interface MapTarget extends MapLandmark {
  circles: readonly { radius: number; text: string }[];
}

export interface MapLandmark extends MapPosition {
  name: string;
}

/** The source of a map's streets: our style over OpenFreeMap or over a PMTiles file of our own, or a third party's style. */
export interface MapTiles {
  kind: 'openfreemap' | 'own' | 'style';
  url: string;
}
