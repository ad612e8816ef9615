import type { Route } from '../contracts/conversation.ts';
import { SightlineError } from '../contracts/errors.ts';
import type { Model, RequestHooks } from '../model/model.ts';

/** Stands in for the router that is being built: slash commands only. */
export function routeLocally(query: string): Route & { sure: boolean; question: string } {
  const [, command, rest] = /^\s*\/(find|guide|hide)\s+(.*)$/s.exec(query) ?? [];
  const handler = (command ?? 'find') as Route['handler'];
  return {
    handler,
    confidence: 1,
    reason: command ? 'slash' : 'default',
    sure: true,
    question: rest ?? query.trim(),
  };
}

export function routeWithModel(_model: Model, _query: string, _hooks: RequestHooks): Promise<Route> {
  return Promise.reject(new SightlineError('internal'));
}
