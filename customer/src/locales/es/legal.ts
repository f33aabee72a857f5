import type { Words } from '../words.ts';

export const words: Words<'legal'> = {
  legal: {
    draftTitle: 'Aún no revisado por un abogado',
    draft:
      'Este texto es un modelo que acompaña al programa. Quien gestione este sitio web debe hacerlo revisar por un abogado y adaptarlo a su país y a su negocio antes de aceptar reservas reales.',
    unnamed: 'El operador aún no ha indicado su nombre ni su dirección postal.',
    email: 'Correo electrónico: %{email}',
    register: 'Registro y números fiscales: %{register}',
    mediator:
      'Si no llegamos a un acuerdo, los consumidores pueden acudir a esta entidad de resolución de conflictos: %{mediator}.',
    noMediator:
      'El operador solo participa en la resolución de conflictos ante una entidad de consumo cuando la ley le obliga.',
    authority: 'La autoridad que nos corresponde es: %{authority}.',
  },
};
