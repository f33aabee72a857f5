export const words = {
  search: {
    title: 'Pesquisar em tudo',
    button: 'Pesquisar',
    label: 'Reserva, nome, e-mail, telefone, local ou código',
    hint: 'Escreva pelo menos dois caracteres: número da reserva, etiqueta, nome, e-mail, telefone, local, cidade ou código.',
    none: 'Nada encontrado. Verifique a ortografia ou tente o número da reserva.',
    recent: 'Abertos recentemente',
  },
};
