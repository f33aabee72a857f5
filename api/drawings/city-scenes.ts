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
  /** 1 stands as drawn; smaller stands farther away. */
  scale?: number;
  /** Height of the ground it stands on, in picture units. */
  lift?: number;
}

export interface CityScene {
  mood: MoodName;
  facade: Facade;
  horizon: 'flat' | 'hills' | 'mountains' | 'volcano';
  front: 'river' | 'sea' | 'square' | 'park';
  /** The first is the one the city is known by. */
  sights: readonly Sight[];
  bridge?: { draw: Bridge; colour: string };
  trees: Tree;
  moving?: 'tram' | 'boats' | 'gondola' | 'ferry' | 'cranes';
  movingColour?: string;
}

const stone = '#E3C79B';
const sand = '#EBC48C';
const chalk = '#FBF3E4';
const slate = '#5D8088';
const iron = '#7A5A48';
const brick = '#B4583A';
const rust = '#D2502A';
const copper = '#4F9C83';

/** What is drawn of each city, by its English slug. A city that is missing here gets `plainCity`. */
export const cityScenes: Readonly<Record<string, CityScene>> = {
  london: {
    mood: 'golden',
    facade: 'brick',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: clockTower, colour: '#D9A25C' },
      { draw: ferrisWheel, colour: chalk, scale: 0.95 },
      { draw: dome, colour: stone, scale: 0.7 },
    ],
    bridge: { draw: basculeBridge, colour: '#D8C2A0' },
    trees: 'round',
    moving: 'ferry',
  },
  edinburgh: {
    mood: 'morning',
    facade: 'stone',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: castleRock, colour: '#C6A27C', scale: 1.25 },
      { draw: clockTower, colour: '#B89470', scale: 0.78 },
      { draw: spires, colour: '#8C7A6C', scale: 0.55 },
    ],
    trees: 'round',
  },
  manchester: {
    mood: 'dusk',
    facade: 'brick',
    horizon: 'flat',
    front: 'square',
    sights: [
      { draw: clockTower, colour: '#C98A5A', scale: 0.95 },
      { draw: steppedTower, colour: slate, scale: 0.8 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: '#F6B73C',
  },
  liverpool: {
    mood: 'noon',
    facade: 'brick',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: baroqueTower, colour: stone, scale: 0.95 },
      { draw: baroqueTower, colour: stone, scale: 0.8 },
      { draw: dome, colour: chalk, scale: 0.62 },
    ],
    trees: 'round',
    moving: 'ferry',
    movingColour: '#F2672A',
  },
  brighton: {
    mood: 'morning',
    facade: 'pastel',
    horizon: 'flat',
    front: 'sea',
    sights: [{ draw: mosque, colour: '#F3DDB8', scale: 0.85 }],
    bridge: { draw: pier, colour: chalk },
    trees: 'round',
    moving: 'boats',
  },
  berlin: {
    mood: 'dusk',
    facade: 'stone',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: broadcastTower, colour: '#F3D9C0', scale: 1.1 },
      { draw: columnGate, colour: '#E9B98C', scale: 0.82 },
      { draw: dome, colour: '#D99A7A', scale: 0.6 },
    ],
    bridge: { draw: stoneBridge, colour: brick },
    trees: 'round',
    moving: 'ferry',
  },
  munich: {
    mood: 'noon',
    facade: 'terracotta',
    horizon: 'mountains',
    front: 'park',
    sights: [
      { draw: onionTowers, colour: '#C9714A', scale: 1.05 },
      { draw: clockTower, colour: '#C9B08A', scale: 0.75 },
    ],
    trees: 'round',
  },
  hamburg: {
    mood: 'morning',
    facade: 'brick',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: waveHall, colour: '#B4583A', scale: 1.05 },
      { draw: baroqueTower, colour: brick, scale: 0.8 },
    ],
    trees: 'round',
    moving: 'cranes',
    movingColour: '#F2672A',
  },
  cologne: {
    mood: 'golden',
    facade: 'pastel',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: spires, colour: '#8C6A5C', scale: 1.1 },
      { draw: baroqueTower, colour: '#C98A5A', scale: 0.6 },
    ],
    bridge: { draw: steelArchBridge, colour: '#4E7F78' },
    trees: 'round',
    moving: 'ferry',
  },
  paris: {
    mood: 'golden',
    facade: 'stone',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: ironTower, colour: iron, scale: 1.12 },
      { draw: dome, colour: '#F3DDB8', scale: 0.62 },
      { draw: mosque, colour: chalk, scale: 0.45, lift: 150 },
    ],
    bridge: { draw: stoneBridge, colour: '#EAD2A8' },
    trees: 'round',
    moving: 'ferry',
  },
  lyon: {
    mood: 'dusk',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: gothicFront, colour: '#F3D9C0', scale: 0.62, lift: 150 },
      { draw: campanile, colour: '#D9A07A', scale: 0.75 },
    ],
    bridge: { draw: stoneBridge, colour: '#D9A888' },
    trees: 'cypress',
  },
  marseille: {
    mood: 'noon',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'sea',
    sights: [
      { draw: campanile, colour: '#F3E3C8', scale: 0.8, lift: 170 },
      { draw: castleRock, colour: sand, scale: 0.62 },
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
      { draw: dome, colour: '#F3B5A0', scale: 0.9 },
      { draw: campanile, colour: '#F6C46A', scale: 0.72 },
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
      { draw: dome, colour: '#F3DDB8', scale: 1.05 },
      { draw: archedGate, colour: '#D9A878', scale: 0.85 },
      { draw: steppedTower, colour: '#C98A5A', scale: 0.72 },
    ],
    trees: 'cypress',
  },
  barcelona: {
    mood: 'morning',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: basilicaSpires, colour: '#D9A66C', scale: 1.08 },
      { draw: sailTower, colour: '#6FA8A8', scale: 0.7 },
    ],
    trees: 'palm',
  },
  seville: {
    mood: 'golden',
    facade: 'white',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: campanile, colour: '#D98A4E', scale: 1.15 },
      { draw: gothicFront, colour: sand, scale: 0.62 },
      { draw: archedGate, colour: '#E3A878', scale: 0.6 },
    ],
    bridge: { draw: steelArchBridge, colour: '#3E6B55' },
    trees: 'palm',
  },
  valencia: {
    mood: 'noon',
    facade: 'white',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: eyeHall, colour: chalk, scale: 1.15 },
      { draw: campanile, colour: '#D9A878', scale: 0.95 },
    ],
    trees: 'palm',
  },
  rome: {
    mood: 'golden',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: colosseum, colour: '#DFA066', scale: 1.05 },
      { draw: dome, colour: '#F3DDB8', scale: 0.85 },
    ],
    trees: 'umbrella',
  },
  milan: {
    mood: 'morning',
    facade: 'terracotta',
    horizon: 'mountains',
    front: 'square',
    sights: [
      { draw: gothicFront, colour: '#F7E6D3', scale: 1.15 },
      { draw: sailTower, colour: '#5E9EA0', scale: 0.95 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: '#F2672A',
  },
  florence: {
    mood: 'golden',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: cupola, colour: '#F7E6C8', scale: 1.1 },
      { draw: campanile, colour: '#E9B98C', scale: 0.92 },
    ],
    bridge: { draw: stoneBridge, colour: '#E8AE6C' },
    trees: 'cypress',
  },
  venice: {
    mood: 'dusk',
    facade: 'pastel',
    horizon: 'flat',
    front: 'sea',
    sights: [
      { draw: campanile, colour: '#D2694A', scale: 1.15 },
      { draw: dome, colour: '#F3D9C0', scale: 0.9 },
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
      { draw: castleRock, colour: '#D99A6C', scale: 0.9 },
      { draw: dome, colour: '#F3C08F', scale: 0.6 },
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
      { draw: castleRock, colour: sand, scale: 0.75, lift: 150 },
      { draw: dome, colour: chalk, scale: 0.72 },
      { draw: archedGate, colour: '#F6CF7E', scale: 0.72 },
    ],
    trees: 'cypress',
    moving: 'tram',
    movingColour: '#F6B73C',
  },
  porto: {
    mood: 'golden',
    facade: 'pastel',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: baroqueTower, colour: '#D9A878', scale: 0.85, lift: 60 },
      { draw: dome, colour: chalk, scale: 0.55, lift: 50 },
    ],
    bridge: { draw: doubleDeckBridge, colour: '#6B6B70' },
    trees: 'cypress',
    moving: 'boats',
  },
  'new-york': {
    mood: 'dusk',
    facade: 'glass',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: steppedTower, colour: '#E9B08A', scale: 1.08 },
      { draw: taperedSpire, colour: '#A86A78', scale: 0.8 },
      { draw: steppedTower, colour: '#C98090', scale: 0.78 },
    ],
    bridge: { draw: suspensionBridge, colour: '#B0674E' },
    trees: 'round',
    moving: 'ferry',
    movingColour: '#F6B73C',
  },
  'san-francisco': {
    mood: 'morning',
    facade: 'pastel',
    horizon: 'hills',
    front: 'sea',
    sights: [
      { draw: obelisk, colour: '#F3EADB', scale: 1.15 },
      { draw: clockTower, colour: '#E9D2B0', scale: 0.66 },
    ],
    bridge: { draw: suspensionBridge, colour: rust },
    trees: 'cypress',
    moving: 'boats',
  },
  'los-angeles': {
    mood: 'dusk',
    facade: 'white',
    horizon: 'hills',
    front: 'park',
    sights: [
      { draw: steppedTower, colour: '#F3C9A6', scale: 0.85 },
      { draw: ferrisWheel, colour: '#F9D9C5', scale: 0.8 },
    ],
    trees: 'palm',
  },
  chicago: {
    mood: 'night',
    facade: 'glass',
    horizon: 'flat',
    front: 'river',
    sights: [
      { draw: steppedTower, colour: '#3E8C7C', scale: 1.12 },
      { draw: ferrisWheel, colour: '#7FB8A4', scale: 0.7 },
      { draw: steppedTower, colour: '#2B7F6B', scale: 0.86 },
    ],
    bridge: { draw: basculeBridge, colour: '#A5673F' },
    trees: 'round',
    moving: 'ferry',
  },
  washington: {
    mood: 'morning',
    facade: 'white',
    horizon: 'flat',
    front: 'park',
    sights: [
      { draw: dome, colour: chalk, scale: 1.08 },
      { draw: obelisk, colour: chalk, scale: 1.1 },
    ],
    trees: 'round',
  },
  sydney: {
    mood: 'noon',
    facade: 'glass',
    horizon: 'flat',
    front: 'sea',
    sights: [
      { draw: sails, colour: '#F3EADB', scale: 1.1 },
      { draw: skyDeck, colour: '#D9A24E', scale: 1.15 },
    ],
    bridge: { draw: steelArchBridge, colour: '#5A7278' },
    trees: 'round',
    moving: 'boats',
  },
  melbourne: {
    mood: 'golden',
    facade: 'glass',
    horizon: 'flat',
    front: 'square',
    sights: [
      { draw: dome, colour: '#E8AE5C', scale: 0.95 },
      { draw: clockTower, colour: '#D98A4E', scale: 0.7 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: '#2B7F6B',
  },
  prague: {
    mood: 'golden',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: spires, colour: '#8C6A5C', scale: 0.92 },
      { draw: baroqueTower, colour: '#9CB08A', scale: 0.72 },
      { draw: spires, colour: '#B08A78', scale: 0.5, lift: 160 },
    ],
    bridge: { draw: stoneBridge, colour: '#C99A6C' },
    trees: 'round',
  },
  brno: {
    mood: 'noon',
    facade: 'terracotta',
    horizon: 'hills',
    front: 'square',
    sights: [
      { draw: spires, colour: '#7F8C8C', scale: 0.78, lift: 90 },
      { draw: baroqueTower, colour: copper, scale: 0.8 },
    ],
    trees: 'round',
    moving: 'tram',
    movingColour: '#C2410C',
  },
  seoul: {
    mood: 'dusk',
    facade: 'glass',
    horizon: 'mountains',
    front: 'park',
    sights: [
      { draw: palaceGate, colour: '#D9B08C', scale: 1.05 },
      { draw: skyDeck, colour: '#F3D9C0', scale: 0.9, lift: 190 },
    ],
    trees: 'round',
  },
  busan: {
    mood: 'noon',
    facade: 'pastel',
    horizon: 'hills',
    front: 'sea',
    sights: [
      { draw: taperedSpire, colour: '#6FB0AE', scale: 0.85 },
      { draw: skyDeck, colour: '#F3EADB', scale: 0.8, lift: 150 },
    ],
    bridge: { draw: suspensionBridge, colour: '#F3EADB' },
    trees: 'umbrella',
    moving: 'boats',
  },
  toronto: {
    mood: 'morning',
    facade: 'glass',
    horizon: 'flat',
    front: 'sea',
    sights: [
      { draw: needleTower, colour: '#D8C2A0', scale: 1.15 },
      { draw: dome, colour: '#F3EADB', scale: 0.6 },
    ],
    trees: 'round',
    moving: 'ferry',
    movingColour: '#F2672A',
  },
  montreal: {
    mood: 'golden',
    facade: 'brick',
    horizon: 'hills',
    front: 'river',
    sights: [
      { draw: dome, colour: '#C9CFC0', scale: 0.9 },
      { draw: gothicFront, colour: '#D9B08C', scale: 0.7 },
      { draw: clockTower, colour: chalk, scale: 0.7 },
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
      { draw: sails, colour: '#FBF6EE', scale: 0.8 },
      { draw: skyDeck, colour: '#E9D2B0', scale: 0.95 },
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
      { draw: taperedSpire, colour: '#F3C9A6', scale: 1 },
      { draw: sailTower, colour: '#F9E3D0', scale: 0.85 },
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
      { draw: mosque, colour: '#FFFAF0', scale: 1.2 },
      { draw: taperedSpire, colour: '#8FC1C0', scale: 0.72 },
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
    { draw: campanile, colour: stone, scale: 0.9 },
    { draw: dome, colour: chalk, scale: 0.7 },
  ],
  trees: 'round',
  moving: 'tram',
  movingColour: '#14594B',
};
