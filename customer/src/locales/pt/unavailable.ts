import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Outro local para a bagagem',
    inactive: {
      title: '%{place} não aceita reservas de momento',
      text: 'Pode reservar um destes locais próximos.',
    },
    not_sold: {
      title: 'De momento não é possível reservar %{in}',
      text: '%{place} e os outros locais da zona não aceitam reservas de momento. Noutras cidades pode reservar como habitualmente.',
    },
    closed: {
      title: '%{place} está fechado a essa hora',
      text: 'Entrega %{dropoff}, levantamento %{pickup}: estes locais estão abertos a ambas as horas.',
    },
    full: {
      title: '%{place} está cheio a essa hora',
      text: 'Entrega %{dropoff}, levantamento %{pickup}: nestes locais ainda há lugar para %{bags}.',
    },
    open: {
      title: '%{place} tem lugar para si',
      text: 'Já pode reservar para estas horas. Ou veja o que mais há por perto.',
    },
    toPlace: 'Ver %{place}',
    otherTimes: 'Escolher outras horas',
    nearby: 'Mais próximos primeiro',
    none: 'Nada por perto a essa hora',
    noneText: 'Num raio de cinco quilómetros está tudo cheio ou fechado. Outra hora costuma ajudar.',
    search: 'Procurar %{in}',
  },
};
