import type { PlaceDetail, PlaceShort } from '@cubby/api';

/** The most cards of a section; what is beyond is named at most. */
export const MOST_CARDS = { children: 8, nearby: 4 } as const;

/** Leaves out the pictures of places without a card: a fifth of the data of a large city's page. */
export function withCardPictures(place: PlaceDetail): PlaceDetail {
  const pictured = (places: readonly PlaceShort[], most: number) =>
    places.map((each, index) => (index < most ? each : { ...each, images: [] }));
  return {
    ...place,
    children: pictured(place.children, MOST_CARDS.children),
    nearby: pictured(place.nearby, MOST_CARDS.nearby),
  };
}
