export const words = {
  search: {
    title: 'Buscar en todo',
    button: 'Buscar',
    label: 'Reserva, nombre, correo, teléfono, consigna o código',
    hint: 'Escribe al menos dos caracteres: número de reserva, etiqueta, nombre, correo electrónico, teléfono, consigna, ciudad o código.',
    none: 'No hay resultados. Revisa la ortografía o prueba con el número de reserva.',
    recent: 'Abiertos recientemente',
  },
};
