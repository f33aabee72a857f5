export { default as phrases } from '../../words/fr/phrases.json' with { type: 'json' };
