import { describe, expect, it, vi } from 'vitest';
import { chooseMode } from '../../src/background/routing.ts';

// Choosing needs no model; its module talks to Chrome as it loads.
vi.mock('../../src/background/models.ts', () => ({ modelFor: vi.fn() }));

describe('chooseMode', () => {
  it('lets a chip win over the words', () => {
    expect(chooseMode('hide the ads', 'find')).toMatchObject({
      mode: 'find',
      sure: true,
      route: { by: 'chip' },
    });
  });

  it('takes a slash command off the question and never asks the model then', () => {
    expect(chooseMode('/guide  the refund', undefined)).toMatchObject({
      question: 'the refund',
      mode: 'guide',
      sure: true,
      route: { by: 'slash' },
    });
  });

  it('plans two modes for a question that asks for two things in turn', () => {
    const both = 'Find the settings page and guide me through changing my password';
    expect(chooseMode(both, undefined)).toMatchObject({ mode: 'find', next: 'guide' });
    expect(chooseMode('How do I change my password?', undefined).next).toBeUndefined();
  });
});
