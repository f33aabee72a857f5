import type { ShopKind } from '../../drawings/shop-kinds.ts';
import type { Localised } from '../places/types.ts';

/** Arrival notices for a counter. */
export const COUNTER_NOTICES: readonly Localised[] = [
  {
    en: 'Please ring the bell by the door and we’ll come straight down.',
    de: 'Bitte neben der Tür klingeln, wir kommen gleich herunter.',
    fr: 'Sonnez à côté de la porte, nous descendons tout de suite.',
    es: 'Llama al timbre que hay junto a la puerta y bajamos enseguida.',
    it: 'Suona il campanello accanto alla porta, scendiamo subito.',
    pt: 'Toque à campainha ao lado da porta, descemos já a seguir.',
  },
  {
    en: 'Storage is five steps down in the basement. We’re happy to carry heavy bags for you.',
    de: 'Das Gepäck kommt fünf Stufen hinunter in den Keller. Schweres tragen wir gern.',
    fr: 'Les bagages descendent cinq marches jusqu’à la cave. Nous portons les plus lourds.',
    es: 'El equipaje baja cinco escalones hasta el sótano. Los bultos pesados los llevamos nosotros.',
    it: 'I bagagli scendono cinque gradini fino in cantina. Quelli pesanti li portiamo noi.',
    pt: 'As malas descem cinco degraus até à cave. As mais pesadas levamos nós.',
  },
  {
    en: 'Our entrance is in the courtyard: go through the archway and turn left.',
    de: 'Der Eingang liegt im Hof: durch den Torbogen und dann links.',
    fr: 'L’entrée se trouve dans la cour : passez sous le porche, puis à gauche.',
    es: 'La entrada está en el patio: pasa por debajo del arco y gira a la izquierda.',
    it: 'L’ingresso è nel cortile: passa sotto l’arco e poi gira a sinistra.',
    pt: 'A entrada fica no pátio: passe por baixo do arco e vire à esquerda.',
  },
  {
    en: 'Please make sure your bags are closed. We can’t accept open shopping bags.',
    de: 'Bitte alles gut verschließen: Offene Einkaufstaschen nehmen wir nicht an.',
    fr: 'Merci de bien fermer vos bagages : nous ne prenons pas de sacs de courses ouverts.',
    es: 'Cierra bien tu equipaje: no aceptamos bolsas de la compra abiertas.',
    it: 'Chiudi bene i bagagli: non prendiamo borse della spesa aperte.',
    pt: 'Feche bem as malas: não aceitamos sacos de compras abertos.',
  },
];

/** Arrival notices for lockers. */
export const LOCKER_NOTICES: readonly Localised[] = [
  {
    en: 'The lockers are at the back of the hall. Push the door until you hear it click.',
    de: 'Die Schließfächer stehen hinten in der Halle. Die Tür bitte zudrücken, bis das Schloss klickt.',
    fr: 'Les casiers sont au fond du hall. Poussez la porte jusqu’à entendre la serrure.',
    es: 'Las taquillas están al fondo del vestíbulo. Empuja la puerta hasta oír el cierre.',
    it: 'Gli armadietti sono in fondo all’atrio. Spingi la porta finché non senti lo scatto.',
    pt: 'Os cacifos ficam ao fundo do átrio. Empurre a porta até ouvir o fecho.',
  },
];

/** Hosts' offers to customers who leave a bag. */
export const OFFERS: Partial<Record<ShopKind, readonly Localised[]>> = {
  cafe: [
    {
      en: 'Half-price filter coffee while your bags are with us.',
      de: 'Ein Filterkaffee zum halben Preis, solange dein Gepäck hier steht.',
      fr: 'Un café filtre à moitié prix pendant que vos bagages se reposent ici.',
      es: 'Un café de filtro a mitad de precio mientras tu equipaje descansa aquí.',
      it: 'Un caffè americano a metà prezzo mentre i tuoi bagagli riposano qui.',
      pt: 'Um café de filtro a metade do preço enquanto as suas malas descansam aqui.',
    },
    {
      en: 'Free pastry with any hot drink when you store a bag.',
      de: 'Ein Stück Gebäck aufs Haus zu jedem heißen Getränk, für Gäste mit Gepäck.',
      fr: 'Une viennoiserie offerte avec toute boisson chaude, pour les clients avec bagages.',
      es: 'Un bollo de regalo con cualquier bebida caliente, para clientes con equipaje.',
      it: 'Un cornetto in omaggio con ogni bevanda calda, per chi lascia i bagagli.',
      pt: 'Um bolo por conta da casa com qualquer bebida quente, para clientes com malas.',
    },
  ],
  restaurant: [
    {
      en: 'Free homemade lemonade with lunch when you store a bag.',
      de: 'Ein Glas hausgemachte Limonade zum Mittagessen, für Gäste mit Gepäck.',
      fr: 'Un verre de limonade maison avec votre déjeuner, pour les clients avec bagages.',
      es: 'Un vaso de limonada de la casa con la comida, para clientes con equipaje.',
      it: 'Un bicchiere di limonata della casa con il pranzo, per chi lascia i bagagli.',
      pt: 'Um copo de limonada da casa com o almoço, para clientes com malas.',
    },
  ],
  laundry: [
    {
      en: 'Half-price first wash while your bags are with us.',
      de: 'Die erste Wäsche zum halben Preis, solange dein Gepäck bei uns ist.',
      fr: 'Votre première lessive à moitié prix pendant que vos bagages sont chez nous.',
      es: 'Tu primer lavado a mitad de precio mientras tu equipaje está con nosotros.',
      it: 'Il primo lavaggio a metà prezzo mentre i tuoi bagagli sono da noi.',
      pt: 'A primeira lavagem a metade do preço enquanto as suas malas estão connosco.',
    },
  ],
  souvenir: [
    {
      en: 'Free postcard and stamp when you store a bag.',
      de: 'Eine Postkarte mit Briefmarke für alle, die ihr Gepäck hier lassen.',
      fr: 'Une carte postale et un timbre pour tous ceux qui laissent un bagage.',
      es: 'Una postal y un sello para todo el que deje su equipaje.',
      it: 'Una cartolina e un francobollo per chi lascia un bagaglio.',
      pt: 'Um postal e um selo para todos os que deixam uma mala.',
    },
  ],
};
