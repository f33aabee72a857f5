import { expect, it } from 'vitest';
import { linesOfRooms, ROOM_LINES } from './room-lines.ts';

/** A budget with more to spare is lowered, so that what one change took away is not the next one's to add. */
const SPARE = 0.05;

it('a room has about as many lines as its budget, and no more', () => {
  const lines = linesOfRooms();
  expect(Object.keys(lines).sort()).toEqual(Object.keys(ROOM_LINES).sort());
  const wrong = Object.entries(lines).filter(([room, count]) => {
    const budget = ROOM_LINES[room] ?? 0;
    return count > budget || count < budget * (1 - SPARE) - 50;
  });
  expect(
    wrong.map(([room, count]) => `${room}: ${count} lines, budget ${ROOM_LINES[room]}`),
    'Take lines away, or change the budget on purpose (tests/house/room-lines.ts).',
  ).toEqual([]);
});
