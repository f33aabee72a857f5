import { hue, paint } from '@cubby/design-system/paints';
import type { DoorShape } from './shop-door.ts';
import type { ShopKind } from './shop-kinds.ts';
import type { Storeys } from './storeys.ts';

const fronts = [
  { wall: paint.plaster.vanilla, joinery: hue.primary[700], awning: hue.secondary[500] },
  { wall: paint.plaster.tan, joinery: hue.primary[900], awning: hue.tertiary[400] },
  { wall: hue.info[200], joinery: paint.joinery.rust, awning: hue.secondary[600] },
  { wall: paint.brick.red, joinery: hue.primary[700], awning: hue.tertiary[400] },
  { wall: hue.secondary[100], joinery: hue.quaternary[700], awning: hue.primary[500] },
  { wall: hue.primary[100], joinery: paint.joinery.rust, awning: hue.tertiary[400] },
  { wall: paint.plaster.butter, joinery: paint.joinery.navy, awning: paint.cloth.poppy },
  { wall: paint.plaster.seaGreen, joinery: hue.quaternary[700], awning: hue.tertiary[400] },
] as const;

/** The ground floor: a window beside a door, a door between two, one large pane, a grand entrance. */
type Plan = 'side' | 'middle' | 'pane' | 'portico';

const plans: Record<ShopKind, readonly Plan[]> = {
  cafe: ['side', 'pane', 'middle'],
  restaurant: ['pane', 'middle', 'side'],
  newsagent: ['side', 'pane'],
  hotel: ['portico', 'portico', 'side'],
  luggage: ['middle', 'pane', 'side'],
  locker: ['side'],
  laundry: ['pane', 'middle'],
  souvenir: ['middle', 'side'],
  office: ['portico', 'pane'],
  shop: ['side', 'middle', 'pane'],
};

const storeys: readonly Storeys[] = ['shutters', 'gable', 'glass', 'balcony', 'arched', 'timber', 'brick'];
const doors: readonly DoorShape[] = ['arch', 'transom', 'double', 'panelled'];

export interface Look {
  front: (typeof fronts)[number];
  plan: Plan;
  storeys: Storeys;
  door: DoorShape;
}

/**
 * Returns the house of a variant. Each part goes its own way round, so that two variants in a row share neither colours
 * nor storeys, and a kind has some hundred houses.
 */
export function lookOf(kind: ShopKind, variant: number): Look {
  const own = Object.keys(plans).indexOf(kind);
  return {
    front: turn(fronts, variant * 3 + own),
    plan: turn(plans[kind], variant),
    storeys: turn(storeys, variant * 2 + own),
    door: turn(doors, variant + own),
  };
}

function turn<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}
