import type { Language } from '../vocabulary/languages.ts';

/** Kind of a place, as needed for the words before its name. */
type Kind = 'country' | 'city' | 'landmark';

/**
 * Returns the phrase for being in a city, in a country or near a landmark: `in London`, `à Paris`, `vicino alla Torre
 * Eiffel`. The rules are right for nearly all names; a place with another article carries its own phrase.
 */
export function inPhrase(name: string, kind: Kind, language: Language): string {
  if (kind === 'landmark') return nearPhrase(name, language);
  return kind === 'city' ? inCity(name, language) : `${IN_COUNTRY[language]} ${name}`;
}

const IN_COUNTRY: Record<Language, string> = { en: 'in', de: 'in', fr: 'en', es: 'en', it: 'in', pt: 'em' };

function inCity(name: string, language: Language): string {
  switch (language) {
    case 'fr':
      if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
      return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`;
    case 'it':
      return /^[AÀ]/.test(name) ? `ad ${name}` : `a ${name}`;
    case 'pt':
      return WITH_ARTICLE_IN_PORTUGUESE.has(name) ? `no ${name}` : `em ${name}`;
    default:
      return `${IN_COUNTRY[language]} ${name}`;
  }
}

const WITH_ARTICLE_IN_PORTUGUESE = new Set(['Porto', 'Rio de Janeiro', 'Cairo', 'Recife', 'Funchal']);

function nearPhrase(name: string, language: Language): string {
  const rule = NEAR[language].find(([names]) => names.test(name));
  return rule ? rule[1](name) : `${NEAR_PLAINLY[language]} ${name}`;
}

/** The words before a name without an article. */
const NEAR_PLAINLY: Record<Language, string> = {
  en: 'near',
  de: 'nahe',
  fr: 'près de',
  es: 'cerca de',
  it: 'vicino a',
  pt: 'perto de',
};

type Rule = readonly [names: RegExp, phrase: (name: string) => string];
const before =
  (words: string) =>
  (name: string): string =>
    `${words}${name}`;

/** Rules for the article of a landmark, by the first word of its name, or in German by the last one. */
const NEAR: Record<Language, readonly Rule[]> = {
  en: [
    [
      /^(?:Colosseum|Vatican|Eiffel Tower|Brandenburg Gate|Gothic Quarter|Old (?:Port|Town)|English Garden|National Mall|London Eye|British Museum|Natural History Museum|Royal (?:Mile|Pavilion|Palace)|Louvre$|Arc de|Champs|Latin Quarter|Reichstag|Museum Island|Olympic|Central (?:Bus|Market)|Pantheon|Spanish Steps|Galleria|Uffizi|Prado|Real Alcázar|Empire State|World Trade|Golden Gate|Willis|Magnificent|White House|Capitol|Lincoln|Harbour Bridge|Gold Souk|Dubai Mall|Burj|Promenade)/,
      before('near the '),
    ],
  ],
  de: [
    [
      /^(?:Bahnhof|Flughafen) |bahnhof$|(?:platz|turm|dom|markt|tor|ring|bogen|stadion|museum|kloster)$|^Schloss |park$/i,
      before('am '),
    ],
    [/(?:brücke|moschee|kathedrale|insel|treppe|burg)$/i, before('an der ')],
  ],
  fr: [
    [/^(?:Aéroport|Opéra|Estación|Arc |Île)/, before('près de l’')],
    [/^Le /, (name) => `près du ${name.slice(3)}`],
    [
      /^(?:Pont|Château|Palais|Colisée|Quartier|Jardin|Vieux|Village|Vatican|Mont |Port|Musée|Louvre$|Parc|Marché|Stade|Capitole|Monastère)/,
      before('près du '),
    ],
    [
      /^(?:Gare|Place|Tour|Porte|Plage|Cathédrale|Fontaine|Marina|Mosquée|Jetée|Cité|Sagrada|Basilique|Galerie|Promenade|Maison)/,
      before('près de la '),
    ],
    [/^[AEIOUYÀÂÉÈÊÎÔ]/, before('près d’')],
  ],
  es: [
    [
      /^(?:Aeropuerto|Puente|Castillo|Palacio|Coliseo|Barrio|Jardín|Mercado|Muelle|Puerto|Casco|Vaticano|Viejo|Museo|Parque|Arco|Estadio|Capitolio|Monasterio|Panteón|Zoco|Louvre$)/,
      before('cerca del '),
    ],
    [
      /^(?:Estación|Torre|Plaza|Puerta|Catedral|Playa|Ciudad|Fontana|Mezquita|Marina|Ópera|Aldea|Sagrada|Casa|Basílica|Galería|Isla)/,
      before('cerca de la '),
    ],
  ],
  it: [
    [/^(?:Aeroporto|Opera|Arco|Isola)/, before('vicino all’')],
    [
      /^(?:Ponte|Castello|Palazzo|Duomo|Quartiere|Giardino|Colosseo|Vaticano|Molo|Villaggio|Porto|Museo|Parco|Mercato|Monastero|Campidoglio|Louvre$)/,
      before('vicino al '),
    ],
    [
      /^(?:Stazione|Torre|Piazza|Porta|Città|Fontana|Cattedrale|Moschea|Sagrada|Vecchia|Casa|Basilica|Galleria)/,
      before('vicino alla '),
    ],
    [/^[AÀ]/, before('vicino ad ')],
  ],
  pt: [
    [
      /^(?:Aeroporto|Castelo|Palácio|Coliseu|Bairro|Jardim|Píer|Portão|Vaticano|Porto|Centro|Museu|Parque|Arco|Estádio|Capitólio|Mosteiro|Mercado|Louvre$)/,
      before('perto do '),
    ],
    [
      /^(?:Estação|Torre|Praça|Catedral|Praia|Cidade|Fontana|Mesquita|Marina|Ponte|Ópera|Vila|Sagrada|Velha|Casa|Basílica|Galeria|Ilha)/,
      before('perto da '),
    ],
  ],
};
