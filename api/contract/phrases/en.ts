export { default as phrases } from '../../words/en/phrases.json' with { type: 'json' };
