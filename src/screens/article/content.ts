export { default as words } from './words.json' with { type: 'json' };
