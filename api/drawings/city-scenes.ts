import { hue, paint } from '@cubby/design-system/paints';
import {
  type Bridge,
  basculeBridge,
  doubleDeckBridge,
  steelArchBridge,
  stoneBridge,
  suspensionBridge,
} from './bridges.ts';
import type { Facade } from './buildings.ts';
import {
  archedGate,
  castleRock,
  colosseum,
  columnGate,
  cupola,
  dome,
  eyeHall,
  ferrisWheel,
  gothicFront,
  mosque,
  palaceGate,
  pier,
  sails,
  waveHall,
} from './halls.ts';
import type { MoodName } from './mood.ts';
import type { Tree } from './nature.ts';
import {
  baroqueTower,
  basilicaSpires,
  broadcastTower,
  campanile,
  clockTower,
  ironTower,
  type Monument,
  needleTower,
  obelisk,
  onionTowers,
  sailTower,
  skyDeck,
  spires,
  steppedTower,
  taperedSpire,
} from './towers.ts';

export interface Sight {
  draw: Monument;
  colour: string;
  /** Scale factor: 1 is as drawn; smaller is farther away. */
  scale?: number;
  /** Height of the ground below it, in picture units. */
  lift?: number;
}

export interface CityScene {
  mood: MoodName;
  facade: Facade;
  horizon: 'flat' | 'hills' | 'mountains' | 'volcano';
  front: 'river' | 'sea' | 'square' | 'park';
  /** The first is the city's best-known sight. */
  sights: readonly Sight[];
  bridge?: { draw: Bridge; colour: string };
  trees: Tree;
  moving?: 'tram' | 'boats' | 'gondola' | 'ferry' | 'cranes';
  movingColour?: string;
}

/** The scene of each city, by its English slug. A city that is missing here gets `plainCity`. */
export const cityScenes: Readonly<Record<string, CityScene>> = {
  london: {
    mood: 'golden',
    facade: 'brick',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: clockTower, colour: paint.goldenStone.gilded },
      { draw: ferrisWheel, colour: paint.stone.chalk, scale: 0.95 },
      { draw: dome, colour: paint.stone.sandstone, scale: 0.7 },
    ],
    bridge: { draw: basculeBridge, colour: paint.stone.portland },
    trees: 'round',
    moving: 'ferry',
  },
  edinburgh: {
    mood: 'morning',
    facade: 'stone',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: castleRock, colour: paint.stone.crag, scale: 1.25 },
      { draw: clockTower, colour: paint.stone.smoked, scale: 0.78 },
      { draw: spires, colour: paint.stone.sooty, scale: 0.55 },
    ],
    trees: 'round',
  },
  manchester: {
    mood: 'dusk',
    facade: 'brick',
    horizon: 'flat',
    front: 'square',
    sights: [
      { draw: clockTower, colour: paint.goldenStone.sienna, scale: 0.95 },
      { draw: steppedTower, colour: paint.roof.slate, scale: 0.8 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: hue.tertiary[400],
  },
  liverpool: {
    mood: 'noon',
    facade: 'brick',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: baroqueTower, colour: paint.stone.sandstone, scale: 0.95 },
      { draw: baroqueTower, colour: paint.stone.sandstone, scale: 0.8 },
      { draw: dome, colour: paint.stone.chalk, scale: 0.62 },
    ],
    trees: 'round',
    moving: 'ferry',
    movingColour: hue.secondary[500],
  },
  brighton: {
    mood: 'morning',
    facade: 'pastel',
    horizon: 'flat',
    front: 'sea',
    sights: [{ draw: mosque, colour: paint.stone.bathStone, scale: 0.85 }],
    bridge: { draw: pier, colour: paint.stone.chalk },
    trees: 'round',
    moving: 'boats',
  },
  berlin: {
    mood: 'dusk',
    facade: 'stone',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: broadcastTower, colour: paint.stone.rosyLimestone, scale: 1.1 },
      { draw: columnGate, colour: paint.goldenStone.peach, scale: 0.82 },
      { draw: dome, colour: paint.goldenStone.clay, scale: 0.6 },
    ],
    bridge: { draw: stoneBridge, colour: paint.brick.deepRed },
    trees: 'round',
    moving: 'ferry',
  },
  munich: {
    mood: 'noon',
    facade: 'terracotta',
    horizon: 'mountains',
    front: 'park',
    sights: [
      { draw: onionTowers, colour: paint.brick.tile, scale: 1.05 },
      { draw: clockTower, colour: paint.stone.drab, scale: 0.75 },
    ],
    trees: 'round',
  },
  hamburg: {
    mood: 'morning',
    facade: 'brick',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: waveHall, colour: paint.brick.deepRed, scale: 1.05 },
      { draw: baroqueTower, colour: paint.brick.deepRed, scale: 0.8 },
    ],
    trees: 'round',
    moving: 'cranes',
    movingColour: hue.secondary[500],
  },
  cologne: {
    mood: 'golden',
    facade: 'pastel',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: spires, colour: paint.stone.blackened, scale: 1.1 },
      { draw: baroqueTower, colour: paint.goldenStone.sienna, scale: 0.6 },
    ],
    bridge: { draw: steelArchBridge, colour: paint.metal.greenSteel },
    trees: 'round',
    moving: 'ferry',
  },
  paris: {
    mood: 'golden',
    facade: 'stone',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: ironTower, colour: paint.metal.wroughtIron, scale: 1.12 },
      { draw: dome, colour: paint.stone.bathStone, scale: 0.62 },
      { draw: mosque, colour: paint.stone.chalk, scale: 0.45, lift: 150 },
    ],
    bridge: { draw: stoneBridge, colour: paint.stone.lutetian },
    trees: 'round',
    moving: 'ferry',
  },
  lyon: {
    mood: 'dusk',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: gothicFront, colour: paint.stone.rosyLimestone, scale: 0.62, lift: 150 },
      { draw: campanile, colour: paint.goldenStone.blush, scale: 0.75 },
    ],
    bridge: { draw: stoneBridge, colour: paint.goldenStone.faded },
    trees: 'cypress',
  },
  marseille: {
    mood: 'noon',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'sea',
    sights: [
      { draw: campanile, colour: paint.stone.limestone, scale: 0.8, lift: 170 },
      { draw: castleRock, colour: paint.stone.sand, scale: 0.62 },
    ],
    trees: 'palm',
    moving: 'boats',
  },
  nice: {
    mood: 'morning',
    facade: 'pastel',
    horizon: 'hills',
    front: 'sea',
    sights: [
      { draw: dome, colour: paint.plaster.rose, scale: 0.9 },
      { draw: campanile, colour: paint.plaster.saffron, scale: 0.72 },
    ],
    trees: 'palm',
    moving: 'boats',
  },
  monaco: {
    mood: 'morning',
    facade: 'pastel',
    horizon: 'mountains',
    front: 'sea',
    sights: [
      { draw: castleRock, colour: paint.plaster.rose, scale: 0.72, lift: 60 },
      { draw: dome, colour: paint.goldenStone.warm, scale: 0.82 },
    ],
    trees: 'palm',
    moving: 'boats',
  },
  madrid: {
    mood: 'golden',
    facade: 'stone',
    horizon: 'hills',
    front: 'square',
    sights: [
      { draw: dome, colour: paint.stone.bathStone, scale: 1.05 },
      { draw: archedGate, colour: paint.goldenStone.warm, scale: 0.85 },
      { draw: steppedTower, colour: paint.goldenStone.sienna, scale: 0.72 },
    ],
    trees: 'cypress',
  },
  barcelona: {
    mood: 'morning',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: basilicaSpires, colour: paint.goldenStone.amber, scale: 1.08 },
      { draw: sailTower, colour: paint.glass.dusty, scale: 0.7 },
    ],
    trees: 'palm',
  },
  seville: {
    mood: 'golden',
    facade: 'white',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: campanile, colour: paint.goldenStone.burntOchre, scale: 1.15 },
      { draw: gothicFront, colour: paint.stone.sand, scale: 0.62 },
      { draw: archedGate, colour: paint.goldenStone.rose, scale: 0.6 },
    ],
    bridge: { draw: steelArchBridge, colour: paint.metal.bridgeGreen },
    trees: 'palm',
  },
  valencia: {
    mood: 'noon',
    facade: 'white',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: eyeHall, colour: paint.stone.chalk, scale: 1.15 },
      { draw: campanile, colour: paint.goldenStone.warm, scale: 0.95 },
    ],
    trees: 'palm',
  },
  rome: {
    mood: 'golden',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: colosseum, colour: paint.goldenStone.apricot, scale: 1.05 },
      { draw: dome, colour: paint.stone.bathStone, scale: 0.85 },
    ],
    trees: 'umbrella',
  },
  milan: {
    mood: 'morning',
    facade: 'terracotta',
    horizon: 'mountains',
    front: 'square',
    sights: [
      { draw: gothicFront, colour: paint.stone.roseMarble, scale: 1.15 },
      { draw: sailTower, colour: paint.glass.teal, scale: 0.95 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: hue.secondary[500],
  },
  florence: {
    mood: 'golden',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: cupola, colour: paint.stone.ivory, scale: 1.1 },
      { draw: campanile, colour: paint.goldenStone.peach, scale: 0.92 },
    ],
    bridge: { draw: stoneBridge, colour: paint.goldenStone.honey },
    trees: 'cypress',
  },
  venice: {
    mood: 'dusk',
    facade: 'pastel',
    horizon: 'flat',
    front: 'sea',
    sights: [
      { draw: campanile, colour: paint.brick.scarlet, scale: 1.15 },
      { draw: dome, colour: paint.stone.rosyLimestone, scale: 0.9 },
    ],
    trees: 'cypress',
    moving: 'gondola',
  },
  naples: {
    mood: 'dusk',
    facade: 'pastel',
    horizon: 'volcano',
    front: 'sea',
    sights: [
      { draw: castleRock, colour: paint.goldenStone.volcanic, scale: 0.9 },
      { draw: dome, colour: paint.plaster.ochre, scale: 0.6 },
    ],
    trees: 'umbrella',
    moving: 'boats',
  },
  lisbon: {
    mood: 'morning',
    facade: 'pastel',
    horizon: 'hills',
    front: 'square',
    sights: [
      { draw: castleRock, colour: paint.stone.sand, scale: 0.75, lift: 150 },
      { draw: dome, colour: paint.stone.chalk, scale: 0.72 },
      { draw: archedGate, colour: paint.plaster.primrose, scale: 0.72 },
    ],
    trees: 'cypress',
    moving: 'tram',
    movingColour: hue.tertiary[400],
  },
  porto: {
    mood: 'golden',
    facade: 'pastel',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: baroqueTower, colour: paint.goldenStone.warm, scale: 0.85, lift: 60 },
      { draw: dome, colour: paint.stone.chalk, scale: 0.55, lift: 50 },
    ],
    bridge: { draw: doubleDeckBridge, colour: paint.metal.greySteel },
    trees: 'cypress',
    moving: 'boats',
  },
  'new-york': {
    mood: 'dusk',
    facade: 'glass',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: steppedTower, colour: paint.goldenStone.coral, scale: 1.08 },
      { draw: taperedSpire, colour: paint.brick.plum, scale: 0.8 },
      { draw: steppedTower, colour: paint.brick.mauve, scale: 0.78 },
    ],
    bridge: { draw: suspensionBridge, colour: paint.brick.faded },
    trees: 'round',
    moving: 'ferry',
    movingColour: hue.tertiary[400],
  },
  'san-francisco': {
    mood: 'morning',
    facade: 'pastel',
    horizon: 'hills',
    front: 'sea',
    sights: [
      { draw: obelisk, colour: hue.neutral[150], scale: 1.15 },
      { draw: clockTower, colour: paint.stone.buff, scale: 0.66 },
    ],
    bridge: { draw: suspensionBridge, colour: paint.metal.internationalOrange },
    trees: 'cypress',
    moving: 'boats',
  },
  'los-angeles': {
    mood: 'dusk',
    facade: 'white',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: steppedTower, colour: paint.stone.peach, scale: 0.85 },
      { draw: ferrisWheel, colour: hue.secondary[100], scale: 0.8 },
    ],
    trees: 'palm',
  },
  chicago: {
    mood: 'night',
    facade: 'glass',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: steppedTower, colour: paint.glass.emerald, scale: 1.12 },
      { draw: ferrisWheel, colour: paint.metal.verdigris, scale: 0.7 },
      { draw: steppedTower, colour: hue.primary[500], scale: 0.86 },
    ],
    bridge: { draw: basculeBridge, colour: paint.brick.brown },
    trees: 'round',
    moving: 'ferry',
  },
  washington: {
    mood: 'morning',
    facade: 'white',
    horizon: 'flat',
    front: 'park',
    sights: [
      { draw: dome, colour: paint.stone.chalk, scale: 1.08 },
      { draw: obelisk, colour: paint.stone.chalk, scale: 1.1 },
    ],
    trees: 'round',
  },
  sydney: {
    mood: 'noon',
    facade: 'glass',
    horizon: 'flat',
    front: 'sea',
    sights: [
      { draw: sails, colour: hue.neutral[150], scale: 1.1 },
      { draw: skyDeck, colour: paint.goldenStone.brass, scale: 1.15 },
    ],
    bridge: { draw: steelArchBridge, colour: paint.metal.steel },
    trees: 'round',
    moving: 'boats',
  },
  melbourne: {
    mood: 'golden',
    facade: 'glass',
    horizon: 'flat',
    front: 'square',
    sights: [
      { draw: dome, colour: paint.goldenStone.butter, scale: 0.95 },
      { draw: clockTower, colour: paint.goldenStone.burntOchre, scale: 0.7 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: hue.primary[500],
  },
  prague: {
    mood: 'golden',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: spires, colour: paint.stone.blackened, scale: 0.92 },
      { draw: baroqueTower, colour: paint.metal.weatheredCopper, scale: 0.72 },
      { draw: spires, colour: paint.goldenStone.dustyRose, scale: 0.5, lift: 160 },
    ],
    bridge: { draw: stoneBridge, colour: paint.goldenStone.tan },
    trees: 'round',
  },
  brno: {
    mood: 'noon',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'square',
    sights: [
      { draw: spires, colour: paint.roof.lead, scale: 0.78, lift: 90 },
      { draw: baroqueTower, colour: paint.metal.copperGreen, scale: 0.8 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: hue.secondary[600],
  },
  seoul: {
    mood: 'dusk',
    facade: 'glass',
    horizon: 'mountains',
    front: 'park',
    sights: [
      { draw: palaceGate, colour: paint.goldenStone.almond, scale: 1.05 },
      { draw: skyDeck, colour: paint.stone.rosyLimestone, scale: 0.9, lift: 190 },
    ],
    trees: 'round',
  },
  busan: {
    mood: 'noon',
    facade: 'pastel',
    horizon: 'hills',
    front: 'sea',
    sights: [
      { draw: taperedSpire, colour: paint.glass.aqua, scale: 0.85 },
      { draw: skyDeck, colour: hue.neutral[150], scale: 0.8, lift: 150 },
    ],
    bridge: { draw: suspensionBridge, colour: hue.neutral[150] },
    trees: 'umbrella',
    moving: 'boats',
  },
  toronto: {
    mood: 'morning',
    facade: 'glass',
    horizon: 'flat',
    front: 'sea',
    sights: [
      { draw: needleTower, colour: paint.stone.portland, scale: 1.15 },
      { draw: dome, colour: hue.neutral[150], scale: 0.6 },
    ],
    trees: 'round',
    moving: 'ferry',
    movingColour: hue.secondary[500],
  },
  montreal: {
    mood: 'golden',
    facade: 'brick',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: dome, colour: paint.stone.lichen, scale: 0.9 },
      { draw: gothicFront, colour: paint.goldenStone.almond, scale: 0.7 },
      { draw: clockTower, colour: paint.stone.chalk, scale: 0.7 },
    ],
    trees: 'round',
    moving: 'boats',
  },
  vancouver: {
    mood: 'noon',
    facade: 'glass',
    horizon: 'mountains',
    front: 'sea',
    sights: [
      { draw: sails, colour: hue.neutral[50], scale: 0.8 },
      { draw: skyDeck, colour: paint.stone.buff, scale: 0.95 },
    ],
    trees: 'cypress',
    moving: 'boats',
  },
  dubai: {
    mood: 'dusk',
    facade: 'glass',
    horizon: 'flat',
    front: 'sea',
    sights: [
      { draw: taperedSpire, colour: paint.stone.peach, scale: 1 },
      { draw: sailTower, colour: paint.plaster.shell, scale: 0.85 },
    ],
    trees: 'palm',
    moving: 'boats',
  },
  'abu-dhabi': {
    mood: 'morning',
    facade: 'glass',
    horizon: 'flat',
    front: 'park',
    sights: [
      { draw: mosque, colour: paint.stone.whiteMarble, scale: 1.2 },
      { draw: taperedSpire, colour: paint.glass.clear, scale: 0.72 },
    ],
    trees: 'palm',
  },
};

export const plainCity: CityScene = {
  mood: 'golden',
  facade: 'terracotta',
  horizon: 'hills',
  front: 'square',
  sights: [
    { draw: campanile, colour: paint.stone.sandstone, scale: 0.9 },
    { draw: dome, colour: paint.stone.chalk, scale: 0.7 },
  ],
  trees: 'round',
  moving: 'tram',
  movingColour: hue.primary[700],
};
