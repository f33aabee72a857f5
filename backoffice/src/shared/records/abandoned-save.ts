/** Thrown by a mutation middleware to end a save that is neither done nor refused: the user went back to the form. */
export class AbandonedSave extends Error {
  constructor() {
    super('The save was abandoned.');
    this.name = 'AbandonedSave';
  }
}
