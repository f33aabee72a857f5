import { expect, it } from 'vitest';
import { PHRASES } from '../../words/phrases.ts';
import { inPhrase } from './place-phrases.ts';

it.each([
  ['London', 'city', 'en', 'in London'],
  ["King's Cross", 'landmark', 'en', "near King's Cross"],
  ['Eiffel Tower', 'landmark', 'en', 'near the Eiffel Tower'],
  ['Covent Garden', 'landmark', 'en', 'near Covent Garden'],
  ['British Museum', 'landmark', 'en', 'near the British Museum'],
  ['München', 'city', 'de', 'in München'],
  ['Bahnhof Zoo', 'landmark', 'de', 'am Bahnhof Zoo'],
  ['Berlin Hauptbahnhof', 'landmark', 'de', 'am Berlin Hauptbahnhof'],
  ['Karlsbrücke', 'landmark', 'de', 'an der Karlsbrücke'],
  ['Museumsinsel', 'landmark', 'de', 'an der Museumsinsel'],
  ['Covent Garden', 'landmark', 'de', 'nahe Covent Garden'],
  ['Paris', 'city', 'fr', 'à Paris'],
  ['Le Havre', 'city', 'fr', 'au Havre'],
  ['Italie', 'country', 'fr', 'en Italie'],
  ['Gare du Nord', 'landmark', 'fr', 'près de la Gare du Nord'],
  ['Le Marais', 'landmark', 'fr', 'près du Marais'],
  ['Aéroport de Nice', 'landmark', 'fr', 'près de l’Aéroport de Nice'],
  ['Louvre', 'landmark', 'fr', 'près du Louvre'],
  ['Alexanderplatz', 'landmark', 'fr', 'près d’Alexanderplatz'],
  ['Torre Eiffel', 'landmark', 'es', 'cerca de la Torre Eiffel'],
  ['Aeropuerto JFK', 'landmark', 'es', 'cerca del Aeropuerto JFK'],
  ['Roma', 'city', 'it', 'a Roma'],
  ['Amburgo', 'city', 'it', 'ad Amburgo'],
  ['Duomo di Milano', 'landmark', 'it', 'vicino al Duomo di Milano'],
  ['Aeroporto di Fiumicino', 'landmark', 'it', 'vicino all’Aeroporto di Fiumicino'],
  ['Lisboa', 'city', 'pt', 'em Lisboa'],
  ['Porto', 'city', 'pt', 'no Porto'],
  ['Praça da Catalunha', 'landmark', 'pt', 'perto da Praça da Catalunha'],
] as const)('%s, a %s, in %s: %s', (name, kind, language, phrase) =>
  expect(inPhrase(name, kind, PHRASES[language].places)).toBe(phrase),
);
