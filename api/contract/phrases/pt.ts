export { default as phrases } from '../../words/pt/phrases.json' with { type: 'json' };
