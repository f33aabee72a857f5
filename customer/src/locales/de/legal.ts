import type { Words } from '../words.ts';

export const words: Words<'legal'> = {
  legal: {
    draftTitle: 'Noch nicht anwaltlich geprüft',
    draft:
      'Dieser Text ist eine Vorlage, die mit der Software kommt. Wer diese Website betreibt, muss ihn anwaltlich prüfen und an Land und Geschäft anpassen lassen, bevor echte Buchungen angenommen werden.',
    unnamed: 'Der Betreiber hat Name und Anschrift noch nicht eingetragen.',
    email: 'E-Mail: %{email}',
    register: 'Register- und Steuernummern: %{register}',
    mediator: 'Einigen wir uns nicht, können sich Verbraucher an diese Schlichtungsstelle wenden: %{mediator}.',
    noMediator:
      'Der Betreiber nimmt an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nur teil, soweit er gesetzlich dazu verpflichtet ist.',
    authority: 'Die für uns zuständige Aufsichtsbehörde ist: %{authority}.',
  },
};
