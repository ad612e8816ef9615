import { useEffect, useState } from 'react';
import type { StudyMark } from '../../contracts/study.ts';
import { onRunningStudy } from '../../platform/study-mark.ts';

/** The study that runs; nearly always `undefined`: none. */
export function useStudy(): StudyMark | undefined {
  const [mark, setMark] = useState<StudyMark>();
  useEffect(() => onRunningStudy(setMark), []);
  return mark;
}
