import type { Words } from '../words.ts';

export const words: Words<'legal'> = {
  legal: {
    draftTitle: 'Pas encore relu par un avocat',
    draft:
      'Ce texte est un modèle fourni avec le logiciel. Qui exploite ce site doit le faire relire par un avocat et l’adapter à son pays et à son activité avant d’accepter de vraies réservations.',
    unnamed: 'L’exploitant n’a pas encore indiqué son nom et son adresse postale.',
    email: 'E-mail : %{email}',
    register: 'Registre et numéros fiscaux : %{register}',
    mediator:
      'Si nous ne trouvons pas d’accord, les consommateurs peuvent s’adresser gratuitement à ce médiateur : %{mediator}.',
    noMediator: 'L’exploitant ne participe à une médiation de la consommation que là où la loi l’y oblige.',
    authority: 'L’autorité dont nous relevons est : %{authority}.',
  },
};
