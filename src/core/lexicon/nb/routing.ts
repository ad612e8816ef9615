export { routing } from '../sv/routing.ts';
