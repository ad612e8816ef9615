import { readFileSync } from 'node:fs';

/**
 * The tasks of a file, one JSON object a line. `words` keep tasks whose id holds one of them. The number in file names is the line's, whatever
 * is kept. A line that holds no task is left out and named in `broken`.
 */
export function tasksIn<T extends { id: string }>(
  file: string,
  words: readonly string[],
): { tasks: (T & { number: string })[]; broken: string[] } {
  const broken: string[] = [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const tasks = lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const task = taskIn<T>(line);
    if (!task) broken.push(`line ${i + 1} holds no task and is left out`);
    return task ? [{ ...task, number: String(i + 1).padStart(3, '0') }] : [];
  });
  return {
    tasks: tasks.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word))),
    broken,
  };
}

function taskIn<T extends { id: string }>(line: string): T | undefined {
  try {
    const task = JSON.parse(line);
    return typeof task?.id === 'string' && typeof task.file === 'string' ? task : undefined;
  } catch {
    // Named by its line, like any other that holds no task.
    return undefined;
  }
}
