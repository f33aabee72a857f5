export { default as phrases } from '../../words/es/phrases.json' with { type: 'json' };
