import { paint } from '@cubby/design-system/paints';
import { type Bridge, basculeBridge, stoneBridge, suspensionBridge } from './bridges.ts';
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
import {
  baroqueTower,
  basilicaSpires,
  campanile,
  clockTower,
  ironTower,
  type Monument,
  needleTower,
  spires,
  taperedSpire,
} from './towers.ts';

/** Sights with a drawing of their own; any other shows its city's best-known sight. */
export const landmarkSights: Readonly<Record<string, Monument>> = {
  'eiffel-tower': ironTower,
  colosseum,
  'brandenburg-gate': columnGate,
  'cologne-cathedral': spires,
  'milan-cathedral': gothicFront,
  'seville-cathedral': campanile,
  'florence-cathedral': cupola,
  'sagrada-familia': basilicaSpires,
  'edinburgh-castle': castleRock,
  'spilberk-castle': castleRock,
  'castel-nuovo': castleRock,
  'palace-pier': pier,
  'santa-monica-pier': ferrisWheel,
  'navy-pier': ferrisWheel,
  'pier-39': pier,
  elbphilharmonie: waveHall,
  vatican: dome,
  'national-mall': dome,
  'clerigos-tower': baroqueTower,
  'sydney-opera-house': sails,
  'canada-place': sails,
  'cn-tower': needleTower,
  'burj-khalifa': taperedSpire,
  'sheikh-zayed-mosque': mosque,
  'gyeongbokgung-palace': palaceGate,
  'ferry-building': clockTower,
  'city-of-arts-and-sciences': eyeHall,
  'plaza-mayor': archedGate,
  'notre-dame-de-la-garde': campanile,
  'mount-royal': dome,
  'belem-tower': castleRock,
};

/** Crossings are drawn over water, from edge to edge. */
export const landmarkBridges: Readonly<Record<string, { draw: Bridge; colour: string }>> = {
  'tower-bridge': { draw: basculeBridge, colour: paint.stone.portland },
  'charles-bridge': { draw: stoneBridge, colour: paint.goldenStone.tan },
  'rialto-bridge': { draw: stoneBridge, colour: paint.stone.limestone },
  'ponte-vecchio': { draw: stoneBridge, colour: paint.goldenStone.honey },
  'brooklyn-bridge': { draw: suspensionBridge, colour: paint.brick.faded },
};
