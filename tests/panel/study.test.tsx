import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Study, studySchema } from '../../src/contracts/study.ts';
import { EXAMPLE } from '../../src/core/study/example.ts';
import { StudyPage } from '../../src/study/StudyPage.tsx';
import { fakeStudyHost } from '../fakes/study.ts';
import { draw } from './draw.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const study: Study = studySchema.parse(EXAMPLE);

function open(given = fakeStudyHost()) {
  draw(<StudyPage host={given.host} />, {}, {});
  return given.seen;
}

async function load(content: string): Promise<void> {
  await expect.element(button('Load a study file').first()).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File([content], 'study.json', { type: 'application/json' }));
}

async function rate(first: string, last: number): Promise<void> {
  await expect.element(page.getByText(first)).toBeVisible();
  for (const scale of page.getByRole('slider').elements()) await userEvent.click(scale);
  for (const group of page.getByRole('group').elements()) {
    const radio = group.querySelector<HTMLInputElement>(`input[type=radio][value="${last}"]`);
    if (radio) await userEvent.click(radio);
  }
  await button('Next').click();
}

afterEach(() => vi.useRealTimers());

describe('the study page', () => {
  it('says of a file what is wrong with it, by path', async () => {
    open();
    await load(JSON.stringify({ ...EXAMPLE, tasks: [{ id: 'a' }, EXAMPLE.tasks[0]] }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('tasks[0].address is missing');
    await expect.element(page.getByRole('alert')).toHaveTextContent('tasks[0].instruction is missing');
    await load('{');
    await expect.element(page.getByRole('alert')).toHaveTextContent('not JSON');
  });

  it('leads a participant through both conditions to the end; what was seen, answered and rated is exported, and deleted by one click', async () => {
    const seen = open();
    await load(JSON.stringify(EXAMPLE));
    await button('Begin').click();
    await button('I agree').click();

    expect(seen.running).toEqual({ allows: 'nothing' });
    await expect.element(page.getByText('you work without Sightline')).toBeVisible();
    await button('Open the page and begin').click();
    await expect.element(page.getByRole('timer')).toHaveTextContent(/0[23]:/);
    expect(seen.running).toMatchObject({ allows: 'nothing', task: { asksAnswer: true } });
    seen.count({ type: 'counted', what: 'clicks', by: 1 });
    seen.count({ type: 'counted', what: 'scrolled', by: 900 });
    await page.getByRole('textbox', { name: 'Your answer' }).fill('1698');
    await button('I am done').click();
    await expect.element(button('Next')).toBeDisabled();
    await rate('How sure', 7);
    await rate('mentally demanding', 5);

    await expect.element(page.getByText('you may use Sightline')).toBeVisible();
    await button('Open the page and begin').click();
    await expect.poll(() => seen.asks).toEqual([false, true]);
    seen.panel({ type: 'in-panel' });
    seen.count({ type: 'in-page' });
    seen.panel({ type: 'end', end: 'gave-up', answer: '' });
    await rate('How sure', 1);
    await rate('mentally demanding', 1);
    expect(seen.closed).toBe(2);
    // What may be left out does not hold anybody up; the ten statements do.
    await rate('Anything else?', 4);
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(seen.running).toBeUndefined();

    await button('Back to the researcher').click();
    await page
      .getByRole('group', { name: '1 · with · height' })
      .getByRole('radio', { name: 'Partly' })
      .click();
    await button('Export').click();
    const files = unzipSync(new Uint8Array(await seen.saved[0]!.data.arrayBuffer()));
    const tasks = strFromU8(files['tasks.csv']!);
    expect(tasks).toMatch(/1,without,nothing,1,year,find,[\d.]+,done,1698,completed,gold,900,1,/);
    expect(tasks).toMatch(/1,with,all,2,height,find,[\d.]+,gave-up,,partly,hand,0,0,0,1,/);
    expect(strFromU8(files['questionnaires.csv']!)).toContain('1,end,,,sus,50');

    await button('Delete everything').click();
    await expect.element(button('Load a study file').first()).toBeVisible();
    expect(seen.kept()).toBeUndefined();
  });

  it('ends a task whose time is over, and goes on with one whose page was loaded again', async () => {
    const run = {
      participant: 3,
      consentedAt: 1,
      step: 0,
      going: {
        since: Date.now() - 179_500,
        tabId: 5,
        signals: {
          scrolled: 5,
          clicks: 5,
          searches: 0,
          switches: 0,
          citationsOpened: 0,
          questions: 0,
          hidesConfirmed: 0,
          guideSteps: 0,
        },
      },
      results: [],
      questionnaires: [],
      endedAt: null,
    };
    const seen = open(fakeStudyHost({ study, runs: [run] }));
    await expect.element(page.getByRole('heading', { name: 'A few questions' })).toBeVisible();
    expect(seen.kept()?.runs[0]?.results).toMatchObject([
      { end: 'time', byGold: 'failed', signals: { clicks: 5 } },
    ]);
  });

  it('who does not agree or stops leaves nothing behind', async () => {
    const seen = open(fakeStudyHost({ study, runs: [] }));
    await button('Begin').click();
    await button('I do not agree').click();
    await expect.element(button('Begin')).toBeVisible();
    await button('Begin').click();
    await button('I agree').click();
    expect(seen.kept()?.runs).toHaveLength(1);
    await button('Stop taking part and delete my answers').click();
    await expect.element(button('Begin')).toBeVisible();
    expect(seen.kept()?.runs).toEqual([]);
    expect(seen.running).toBeUndefined();
  });
});
