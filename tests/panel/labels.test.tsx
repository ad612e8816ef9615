import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LabelsPage } from '../../src/labels/LabelsPage.tsx';
import { fakeLabelsHost } from '../fakes/labels.ts';
import { draw } from './draw.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

async function inSnapshot(): Promise<Document> {
  await expect
    .poll(() => document.querySelector('iframe')?.contentDocument?.querySelector('#year'))
    .toBeTruthy();
  return document.querySelector('iframe')!.contentDocument!;
}

async function selectYear(): Promise<void> {
  const snapshot = await inSnapshot();
  snapshot.getSelection()?.selectAllChildren(snapshot.querySelector('#year')!);
  await button('Mark the selected words').click();
}

it('a page is taken, its words are marked by two people, and the task is exported with their agreement', async () => {
  const { host, saved } = fakeLabelsHost();
  draw(<LabelsPage host={host} />, {}, {});
  await button('Museum').click();
  await field('Question or request').fill('When was it founded?');
  await field('Answer').fill('1887');
  await field('Your name').fill('Ann');
  await selectYear();
  await button('Keep the task').click();

  await button('Mark once more').click();
  // What others marked is not seen.
  await expect.element(page.getByRole('list')).not.toHaveTextContent('1887');
  await field('Your name').fill('Bob');
  await selectYear();
  await button('Keep the task').click();
  await expect.element(page.getByText('Ann, Bob · agreement: kappa 1, F1 1')).toBeVisible();

  await button('Export').click();
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()));
  const task = JSON.parse(strFromU8(files['find.jsonl']!));
  expect(task).toMatchObject({
    question: 'When was it founded?',
    answer: '1887',
    evidence: [{ text: '1887', nth: 2 }],
  });
  expect(strFromU8(files[task.file]!)).toContain('id="year"');
  await button('Delete everything').click();
  await expect.element(button('Export')).not.toBeInTheDocument();
});

it('what should go is clicked, and clicked again to stay', async () => {
  const { host, saved } = fakeLabelsHost();
  draw(<LabelsPage host={host} />, {}, {});
  await button('Museum').click();
  await page.getByRole('radio', { name: 'Hide' }).click();
  await field('Question or request').fill('Hide ads');
  await field('Your name').fill('Ann');
  const snapshot = await inSnapshot();
  const frame = page.frameLocator(page.getByTitle('The page as it was taken down'));
  await userEvent.click(frame.getByText('Buy soap'));
  await userEvent.click(frame.getByText('Founded in'));
  await expect.element(page.getByText('aside: Buy soap')).toBeVisible();
  expect(snapshot.querySelectorAll('[data-label]')).toHaveLength(2);
  await userEvent.click(frame.getByText('Founded in'));
  expect(snapshot.querySelectorAll('[data-label]')).toHaveLength(1);
  // The block around takes the place of what it holds.
  await userEvent.click(frame.getByText('a ship'));
  await button('Mark the block around it').last().click();
  await expect.element(page.getByText('figure: a ship')).toBeVisible();
  expect(snapshot.querySelectorAll('[data-label]')).toHaveLength(2);
  await button('Keep the task').click();
  await button('Export').click();
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()));
  const task = JSON.parse(strFromU8(files['hide.jsonl']!));
  expect(task.gold).toHaveLength(2);
  const gold = new DOMParser().parseFromString(strFromU8(files[task.file]!), 'text/html');
  expect(task.gold.map((selector: string) => gold.querySelector(selector)?.textContent)).toEqual([
    'Buy soap',
    'a ship',
  ]);
  expect(strFromU8(files[task.file]!)).not.toContain('data-label');
});

it('steps are recorded, named and taken out, and a second person sees none of them', async () => {
  const { host, saved } = fakeLabelsHost();
  draw(<LabelsPage host={host} />, {}, {});
  await button('Museum').click();
  await page.getByRole('radio', { name: 'Guide' }).click();
  await expect.element(button('Keep the task')).toBeDisabled();
  await field('Question or request').fill('Book a visit');
  await field('Your name').fill('Ann');
  await button('Record the steps').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Recording. Steps so far: 4');
  await expect.element(button('Keep the task')).toBeDisabled();
  await button('Stop recording').click();
  await expect.element(page.getByText('Type into “Password”: (private, not kept)')).toBeVisible();
  await button('Take out step 2').click();
  await field('Your words for step 1').fill('Opens the booking');
  await field('Words on the page').fill('Your visit is booked');
  await button('Keep the task').click();

  await button('Do it once more').click();
  await expect.element(page.getByRole('list')).not.toHaveTextContent('Book a visit');
  await field('Your name').fill('Bob');
  await button('Record the steps').click();
  await button('Stop recording').click();
  await field('Words on the page').fill('Your visit is booked');
  await button('Keep the task').click();
  await expect.element(page.getByText('Ann, Bob · the same in 3 of 4 steps')).toBeVisible();

  await button('Export').click();
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()));
  const task = JSON.parse(strFromU8(files['guide.jsonl']!));
  expect(task).toMatchObject({ question: 'Book a visit', shows: 'Your visit is booked' });
  expect(task.steps[0]).toMatchObject({ name: 'Book a visit', note: 'Opens the booking' });
  expect(strFromU8(files[task.end]!)).toContain('Your visit is booked');
});
