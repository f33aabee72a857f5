-- A partner's landing page is a record: its words in each language, what it offers and the cities it shows.
create table landing_partners (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  name text not null,
  -- language → { heading, intro, points: [text], note }
  texts jsonb not null,
  coupon_code text,
  -- English routes, such as 'united-kingdom/london', in the order of the page.
  cities text[] not null default '{}',
  listed boolean not null default true,
  created timestamptz not null default now()
);

insert into landing_partners (slug, name, texts, coupon_code, cities) values (
  'trainline',
  'Trainline',
  '{
    "en": {
      "heading": "Off the train, hands free",
      "intro": "You come by rail and have hours to spare? Leave your bags a few steps from the station and see the town without them.",
      "points": ["Places within walking distance of the big stations", "Change your times free of charge when the train is late", "One price with all fees, paid before you arrive"],
      "note": "Travellers by rail get 10 % off their first stay with this code."
    },
    "de": {
      "heading": "Raus aus dem Zug, Hände frei",
      "intro": "Du kommst mit der Bahn und hast noch ein paar Stunden? Lass dein Gepäck ein paar Schritte vom Bahnhof und sieh dir die Stadt ohne an.",
      "points": ["Orte in Laufweite der großen Bahnhöfe", "Zeiten kostenlos ändern, wenn der Zug Verspätung hat", "Ein Preis mit allen Gebühren, bezahlt vor der Ankunft"],
      "note": "Wer mit der Bahn reist, bekommt mit diesem Code 10 % auf den ersten Aufenthalt."
    },
    "fr": {
      "heading": "Descendez du train, les mains libres",
      "intro": "Vous arrivez en train avec quelques heures devant vous ? Laissez vos bagages à deux pas de la gare et découvrez la ville sans eux.",
      "points": ["Des adresses à distance de marche des grandes gares", "Des horaires modifiables sans frais quand le train a du retard", "Un prix tout compris, réglé avant votre arrivée"],
      "note": "Les voyageurs en train ont 10 % de réduction sur leur premier dépôt avec ce code."
    },
    "es": {
      "heading": "Baja del tren con las manos libres",
      "intro": "¿Llegas en tren y te sobran unas horas? Deja tu equipaje a unos pasos de la estación y recorre la ciudad sin él.",
      "points": ["Lugares a poca distancia a pie de las grandes estaciones", "Cambia la hora sin coste si el tren llega tarde", "Un precio con todo incluido, pagado antes de llegar"],
      "note": "Quien viaja en tren tiene un 10 % de descuento en su primera estancia con este código."
    },
    "it": {
      "heading": "Giù dal treno, a mani libere",
      "intro": "Arrivi in treno e hai qualche ora? Lascia i bagagli a due passi dalla stazione e visita la città senza pesi.",
      "points": ["Punti a pochi minuti a piedi dalle grandi stazioni", "Orari modificabili senza costi se il treno è in ritardo", "Un prezzo con tutto compreso, pagato prima di arrivare"],
      "note": "Chi viaggia in treno ha il 10 % di sconto sul primo deposito con questo codice."
    },
    "pt": {
      "heading": "Sair do comboio de mãos livres",
      "intro": "Chega de comboio e tem algumas horas livres? Deixe a bagagem a poucos passos da estação e veja a cidade sem ela.",
      "points": ["Locais a curta distância a pé das grandes estações", "Alteração de horários sem custos quando o comboio se atrasa", "Um preço com tudo incluído, pago antes da chegada"],
      "note": "Quem viaja de comboio tem 10 % de desconto na primeira estadia com este código."
    }
  }',
  'WELCOME10',
  '{united-kingdom/london,france/paris,italy/rome,spain/madrid,spain/barcelona,germany/berlin,italy/milan,united-kingdom/edinburgh}'
);
