export { default as phrases } from '../../words/de/phrases.json' with { type: 'json' };
