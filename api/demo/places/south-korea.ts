import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Asia/Seoul';

export const southKorea = country({
  code: 'KR',
  currency: 'KRW',
  name: 'South Korea',
  translations: { de: 'Südkorea', fr: 'Corée du Sud', es: 'Corea del Sur', it: 'Corea del Sud', pt: 'Coreia do Sul' },
  at: [36.5, 127.8],
  cities: [
    city({
      name: 'Seoul',
      translations: { fr: 'Séoul', es: 'Seúl', it: 'Seul', pt: 'Seul' },
      timezone,
      at: [37.5665, 126.978],
      weight: 5,
      landmarks: [
        station(37.5547, 126.9707, 'Seoul Station', {
          de: 'Bahnhof Seoul',
          fr: 'Gare de Séoul',
          es: 'Estación de Seúl',
          it: 'Stazione di Seul',
          pt: 'Estação de Seul',
        }),
        quarter(37.5563, 126.9236, 'Hongdae'),
        quarter(37.5637, 126.985, 'Myeongdong'),
        sight(37.5796, 126.977, 'Gyeongbokgung Palace', {
          de: 'Gyeongbokgung-Palast',
          fr: 'Palais de Gyeongbokgung',
          es: 'Palacio Gyeongbokgung',
          it: 'Palazzo Gyeongbokgung',
          pt: 'Palácio Gyeongbokgung',
        }),
        airport(37.4602, 126.4407, 'Incheon Airport', {
          de: 'Flughafen Incheon',
          fr: "Aéroport d'Incheon",
          es: 'Aeropuerto de Incheon',
          it: 'Aeroporto di Incheon',
          pt: 'Aeroporto de Incheon',
        }),
        quarter(37.4979, 127.0276, 'Gangnam'),
        quarter(37.5345, 126.9946, 'Itaewon'),
        quarter(37.5665, 127.009, 'Dongdaemun'),
        quarter(37.5826, 126.9836, 'Bukchon'),
        sight(37.5512, 126.9882, 'N Seoul Tower'),
        sight(37.5126, 127.1026, 'Lotte World Tower'),
        airport(37.5587, 126.7906, 'Gimpo Airport', {
          de: 'Flughafen Gimpo',
          fr: 'Aéroport de Gimpo',
          es: 'Aeropuerto de Gimpo',
          it: 'Aeroporto di Gimpo',
          pt: 'Aeroporto de Gimpo',
        }),
      ],
    }),
    city({
      name: 'Busan',
      timezone,
      at: [35.1796, 129.0756],
      weight: 2,
      landmarks: [
        station(35.1151, 129.0415, 'Busan Station', {
          de: 'Bahnhof Busan',
          fr: 'Gare de Busan',
          es: 'Estación de Busan',
          it: 'Stazione di Busan',
          pt: 'Estação de Busan',
        }),
        quarter(35.1587, 129.1604, 'Haeundae'),
        sight(35.0975, 129.0106, 'Gamcheon Culture Village', {
          de: 'Kulturdorf Gamcheon',
          fr: 'Village culturel de Gamcheon',
          es: 'Aldea cultural de Gamcheon',
          it: 'Villaggio culturale di Gamcheon',
          pt: 'Vila cultural de Gamcheon',
        }),
        quarter(35.1532, 129.1187, 'Gwangalli Beach'),
        quarter(35.1577, 129.059, 'Seomyeon'),
        sight(35.0966, 129.0305, 'Jagalchi Market'),
        airport(35.1796, 128.9382, 'Gimhae Airport', {
          de: 'Flughafen Gimhae',
          fr: 'Aéroport de Gimhae',
          es: 'Aeropuerto de Gimhae',
          it: 'Aeroporto di Gimhae',
          pt: 'Aeroporto de Gimhae',
        }),
      ],
    }),
  ],
});
