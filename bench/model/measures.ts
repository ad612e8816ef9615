/** A figure of the benchmarks with a model, under the name that the field has for it. */
export interface Measure {
  id: string;
  name: string;
  /** What counts, and whose measure it is. */
  meaning: string;
  /** Which way is better. */
  better: 'more' | 'less';
  /** Absent: a share. */
  unit?: 'number' | 'seconds' | 'USD';
}

export type ModelBench = 'find' | 'hide' | 'guide';

const more = (id: string, name: string, meaning: string): Measure => ({ id, name, meaning, better: 'more' });
const less = (id: string, name: string, meaning: string, unit?: Measure['unit']): Measure => ({
  id,
  name,
  meaning,
  better: 'less',
  ...(unit && { unit }),
});

/** The figures of each benchmark, in the order in which they are printed. */
export const MEASURES: Readonly<Record<ModelBench, readonly Measure[]>> = {
  find: [
    more('gold', 'answer holds gold', 'every wanted value is in the words of the answer'),
    more('hit', 'evidence hit', 'gold texts of which at least half is lit'),
    more('recall', 'evidence characters, recall', 'PageGuide, section 4: lit and gold over gold'),
    more('precision', 'evidence characters, precision', 'PageGuide, section 4: lit and gold over lit'),
    more('f1', 'evidence characters, F1', 'PageGuide, section 4'),
    more(
      'sentenceRecall',
      'evidence sentences, recall',
      'sentences of the page that hold gold and are lit over those that hold gold',
    ),
    more('sentencePrecision', 'evidence sentences, precision', 'the same over those that are lit'),
    more('sentenceF1', 'evidence sentences, F1', 'supporting facts as in HotpotQA (Yang et al. 2018)'),
    more(
      'citationRecall',
      'citation recall',
      'sentences of the answer that a verified citation backs (ALCE, Gao et al. 2023; by place, not by entailment)',
    ),
    more(
      'citationPrecision',
      'citation precision',
      'citations of which at least half is gold, another valid place or support (ALCE, by place)',
    ),
    more('verified', 'citations verified', 'citations whose words stand on the page'),
    more('abstained', 'abstains when it must', 'unanswerable questions that are declined'),
    less('gaveUp', 'abstains without need', 'answerable questions that are declined'),
  ],
  hide: [
    more('itemRecall', 'items, recall', 'wanted blocks that vanish'),
    more('itemPrecision', 'items, precision', 'vanished blocks that were wanted'),
    more('itemF1', 'items, F1', 'PageGuide, section 4'),
    more('areaRecall', 'area, recall', 'wanted square pixels that vanish'),
    more('areaPrecision', 'area, precision', 'vanished square pixels that were wanted'),
    more('areaF1', 'area, F1', 'PageGuide, section 4'),
    more('perfect', 'perfect requests', 'every wanted block, and no other'),
    less('collateral', 'collateral', 'text outside the wanted blocks that vanishes'),
  ],
  guide: [
    more(
      'reached',
      'end-to-end accuracy',
      'CowPilot, section 2.2: the guide says done, and the page shows it',
    ),
    less(
      'agentSteps',
      'agent step count',
      'CowPilot, section 2.2: steps that Sightline did, a task',
      'number',
    ),
    less(
      'humanSteps',
      'human step count',
      'CowPilot, section 2.2: steps that the person did, a task',
      'number',
    ),
    less('totalSteps', 'total step count', 'CowPilot, section 2.2: of both', 'number'),
    less(
      'interventions',
      'human intervention count',
      'CowPilot, section 2.2: times that the person stepped in, of guides that came to an end',
      'number',
    ),
    more(
      'agentDriven',
      'agent-driven completion',
      'CowPilot, section 2.2: tasks that were reached and whose last step Sightline did',
    ),
    less('detour', 'steps over the shortest way', 'of tasks that were reached; 1 is the shortest', 'number'),
    more('oneRequest', 'requests that need no second', 'states of the page that one request was enough for'),
    less('secondsPerStep', 'seconds a step', 'Steward, section 6: waited for the model', 'seconds'),
    less('usdPerStep', 'money a step', 'Steward, section 6: what the server says, where it says it', 'USD'),
  ],
};
