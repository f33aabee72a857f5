import type { BuiltInPost } from './types.ts';

export const lightBag: BuiltInPost = {
  slug: 'what-to-keep-on-you',
  modified: '2026-09-21T09:00:00.000Z',
  picture: 'city-rome',
  tags: ['packing'],
  texts: {
    en: {
      title: 'What belongs in the bag that stays with you',
      excerpt: 'Most of your luggage can wait on a shelf. Seven things should not.',
      sections: [
        [
          'Always on you',
          'Passport and cards, phone and charger, medicine for the day, keys, and anything you could not replace by tomorrow. These never go on a shelf, however safe it is.',
        ],
        [
          'For the weather',
          'A thin jacket and a bottle of water. In summer a hat, in winter dry socks. All of it fits into a cloth bag that weighs nothing when it is empty.',
        ],
        [
          'For the suitcase that waits',
          'Close the zips, put your name inside rather than outside, and take a photo of it. Fragile things go into the middle, with clothes around them.',
        ],
        [
          'How many bags to book',
          'Count what you hand over. Two small bags tied together are still two, and a pram counts as one. If you have miscounted, change the number in your booking at the counter.',
        ],
      ],
    },
    de: {
      title: 'Was in die Tasche gehört, die bei dir bleibt',
      excerpt: 'Das meiste Gepäck darf im Fach warten. Sieben Dinge nicht.',
      sections: [
        [
          'Immer bei dir',
          'Pass und Karten, Telefon und Ladekabel, Medikamente für den Tag, Schlüssel und alles, was sich bis morgen nicht ersetzen lässt. Das kommt in kein Fach, so sicher es auch ist.',
        ],
        [
          'Für das Wetter',
          'Eine dünne Jacke und eine Flasche Wasser. Im Sommer ein Hut, im Winter trockene Socken. Alles passt in einen Stoffbeutel, der leer nichts wiegt.',
        ],
        [
          'Für den Koffer, der wartet',
          'Schließ die Reißverschlüsse, leg deinen Namen hinein statt außen an und mach ein Foto. Zerbrechliches kommt in die Mitte, Kleidung drum herum.',
        ],
        [
          'Wie viele Stücke du buchst',
          'Zähl, was du abgibst. Zwei zusammengebundene Taschen sind immer noch zwei, ein Kinderwagen zählt als eins. Hast du dich verzählt, änderst du die Zahl an der Theke in deiner Buchung.',
        ],
      ],
    },
    fr: {
      title: 'Ce qui reste dans le sac que vous gardez',
      excerpt: 'La plupart de vos affaires peuvent attendre sur une étagère. Sept choses, non.',
      sections: [
        [
          'Toujours sur vous',
          'Passeport et cartes, téléphone et chargeur, médicaments du jour, clés, et tout ce que vous ne pourriez pas remplacer d’ici demain. Rien de cela ne va en consigne, si sûre soit-elle.',
        ],
        [
          'Pour le temps qu’il fait',
          'Une veste légère et une bouteille d’eau. L’été un chapeau, l’hiver des chaussettes sèches. Le tout tient dans un sac en toile qui, vide, ne pèse rien.',
        ],
        [
          'Pour la valise qui attend',
          'Fermez les fermetures éclair, mettez votre nom à l’intérieur plutôt qu’à l’extérieur et prenez une photo. Le fragile va au milieu, entouré de vêtements.',
        ],
        [
          'Combien de bagages réserver',
          'Comptez ce que vous remettez. Deux sacs attachés restent deux sacs, une poussette compte pour un. Si vous vous êtes trompé, changez le nombre dans votre réservation, au comptoir même.',
        ],
      ],
    },
    es: {
      title: 'Qué va en la bolsa que se queda contigo',
      excerpt: 'Casi todo tu equipaje puede esperar en un estante. Siete cosas no.',
      sections: [
        [
          'Siempre contigo',
          'Pasaporte y tarjetas, teléfono y cargador, la medicación del día, las llaves y todo lo que no podrías reponer mañana. Nada de eso se deja en un estante, por seguro que sea.',
        ],
        [
          'Para el tiempo que haga',
          'Una chaqueta fina y una botella de agua. En verano un sombrero, en invierno calcetines secos. Todo cabe en una bolsa de tela que, vacía, no pesa nada.',
        ],
        [
          'Para la maleta que espera',
          'Cierra las cremalleras, pon tu nombre dentro y no fuera, y hazle una foto. Lo frágil va en el centro, con ropa alrededor.',
        ],
        [
          'Cuántos bultos reservar',
          'Cuenta lo que entregas. Dos bolsas atadas siguen siendo dos, y un carrito cuenta como uno. Si te has equivocado, cambia el número en tu reserva en el mismo mostrador.',
        ],
      ],
    },
    it: {
      title: 'Che cosa tenere nella borsa che resta con te',
      excerpt: 'Quasi tutto può aspettare su uno scaffale. Sette cose no.',
      sections: [
        [
          'Sempre con te',
          'Passaporto e carte, telefono e caricabatterie, medicine del giorno, chiavi e tutto ciò che non potresti ricomprare entro domani. Niente di questo va in deposito, per quanto sicuro.',
        ],
        [
          'Per il tempo che fa',
          'Una giacca leggera e una bottiglia d’acqua. D’estate un cappello, d’inverno calze asciutte. Tutto sta in una borsa di tela che, vuota, non pesa nulla.',
        ],
        [
          'Per la valigia che aspetta',
          'Chiudi le cerniere, metti il nome all’interno e non fuori, e scattale una foto. Le cose fragili vanno al centro, con i vestiti intorno.',
        ],
        [
          'Quanti bagagli prenotare',
          'Conta ciò che consegni. Due borse legate insieme restano due, un passeggino vale uno. Se hai contato male, cambi il numero nella prenotazione direttamente al banco.',
        ],
      ],
    },
    pt: {
      title: 'O que fica no saco que vai consigo',
      excerpt: 'Quase toda a bagagem pode esperar numa prateleira. Sete coisas não.',
      sections: [
        [
          'Sempre consigo',
          'Passaporte e cartões, telemóvel e carregador, a medicação do dia, as chaves e tudo o que não se possa substituir até amanhã. Nada disto vai para uma prateleira, por mais segura que seja.',
        ],
        [
          'Para o tempo que fizer',
          'Um casaco leve e uma garrafa de água. No verão um chapéu, no inverno meias secas. Tudo cabe num saco de pano que, vazio, não pesa nada.',
        ],
        [
          'Para a mala que espera',
          'Feche os fechos, ponha o nome por dentro e não por fora, e tire-lhe uma fotografia. O que é frágil vai ao meio, com roupa à volta.',
        ],
        [
          'Quantas peças reservar',
          'Conte o que entrega. Dois sacos atados continuam a ser dois, e um carrinho de bebé conta como um. Se houve engano, altera-se o número na reserva, ali mesmo ao balcão.',
        ],
      ],
    },
  },
};
