import type { ChatCard } from '../../contracts/chat.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { ModelMessage } from '../../model/model.ts';
import type { Mode } from '../mode.ts';

const RULES = `You answer from what you know. The person has switched the web page off: you see nothing of it, and must not guess what it says.
Answer in the language of the question, the answer first, briefly. Markdown where it helps. Say when you are not sure, and when something would have to be looked up.`;

/**
 * "Without the page": no page is read, and nothing of one is sent. Of the conversation, only what was asked and answered in the same way goes
 * along: answers about pages quote them.
 */
export const chatMode: Mode<ChatCard> = {
  id: 'chat',
  async run({ model, question, history, hooks, show, progress }) {
    if (!model) throw new SightlineError('no-model');
    progress({ code: 'asking' });
    const messages: ModelMessage[] = [
      { role: 'system', content: RULES },
      ...history
        .filter(({ mode }) => mode === 'chat')
        .flatMap((pair): ModelMessage[] => [
          { role: 'user', content: pair.question },
          { role: 'assistant', content: pair.answer },
        ]),
      { role: 'user', content: question },
    ];
    let text = '';
    const onText = (delta: string) => {
      if (text === '') progress({ code: 'answering' });
      text += delta;
      show({ mode: 'chat', engine: 'model', text, notes: [] });
    };
    const { finish } = await model.stream(messages, { ...hooks, onText });
    const notes = finish === 'length' ? [{ code: 'cut-short' } as const] : [];
    show({ mode: 'chat', engine: 'model', text, notes });
    return 'done';
  },
  kept: ({ engine, text, notes }) => (text ? { engine, text, citations: [], notes } : undefined),
};
