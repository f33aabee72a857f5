import type { RealQuery } from './real-query.ts';

/** Airports, by name and by the code on the ticket; where we have no place at one, its city answers. */
export const AIRPORTS: readonly RealQuery[] = [
  ['CDG', 'en', 'france/paris', 'code; its city'],
  ['cdg', 'fr', 'france/paris', 'code in small letters'],
  ['Charles de Gaulle', 'fr', 'france/paris', 'name of the airport'],
  ['Heathrow', 'en', 'united-kingdom/london', 'name of the airport'],
  ['LHR', 'en', 'united-kingdom/london', 'code; its city'],
  ['gatwick', 'en', 'united-kingdom/london', 'name of the airport'],
  ['EDI', 'en', 'united-kingdom/edinburgh/edinburgh-airport', 'code'],
  ['edinburgh airport', 'en', 'united-kingdom/edinburgh/edinburgh-airport', 'as written'],
  ['BER', 'de', 'germany/berlin/berlin-brandenburg-airport', 'code, though Berlin begins so'],
  ['flughafen berlin', 'de', 'germany/berlin/berlin-brandenburg-airport', 'German'],
  ['FCO', 'it', 'italy/rome/fiumicino-airport', 'code'],
  ['airport rome', 'en', 'italy/rome/fiumicino-airport', 'in the other order'],
  ['JFK', 'en', 'united-states/new-york/jfk-airport', 'code'],
  ['LAX', 'en', 'united-states/los-angeles/los-angeles-airport', 'code'],
  ['ICN', 'en', 'south-korea/seoul/incheon-airport', 'code'],
  ['DXB', 'en', 'united-arab-emirates/dubai/dubai-airport', 'code'],
  ['barajas', 'es', 'spain/madrid/madrid-barajas-airport', 'short'],
];
