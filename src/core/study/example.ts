import type { z } from 'zod';
import type { studySchema } from '../../contracts/study.ts';

/** A small study to begin with. */
export const EXAMPLE: z.input<typeof studySchema> = {
  sightlineStudy: 1,
  title: 'Reading with and without help',
  consent:
    'You will do a few small tasks on web pages, some of them with Sightline.\n\nTimes, counts of clicks, your answers and your replies to questions are kept on this computer. You may stop at any time.',
  conditions: [
    { id: 'without', sightline: 'nothing' },
    { id: 'with', sightline: 'all' },
  ],
  tasks: [
    {
      id: 'year',
      address: 'https://en.wikipedia.org/wiki/Lighthouse',
      instruction: 'In which year was the Eddystone lighthouse first lit?',
      kind: 'find',
      limitSeconds: 180,
      gold: ['1698'],
    },
    {
      id: 'height',
      address: 'https://en.wikipedia.org/wiki/List_of_tallest_lighthouses',
      instruction: 'Which lighthouse is the tallest, and how tall is it?',
      kind: 'find',
      limitSeconds: 180,
    },
  ],
  questionnaires: {
    afterTask: [
      {
        use: 'likert',
        id: 'sure',
        question: 'How sure are you of your answer?',
        low: 'Not at all',
        high: 'Very',
      },
    ],
    afterCondition: [{ use: 'nasa-tlx' }],
    atEnd: [{ use: 'sus' }, { use: 'text', id: 'remarks', question: 'Anything else?' }],
  },
};
