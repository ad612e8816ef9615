import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StudyHost } from './host.ts';
import { Participant } from './Participant.tsx';
import { Researcher } from './Researcher.tsx';
import { createStudySession } from './session.ts';
import './study.css';

/** The study kit: the researcher's view, and in turn each participant's. */
export function StudyPage({ host }: { host: StudyHost }) {
  const session = useMemo(() => createStudySession(host), [host]);
  useEffect(() => void session.open(), [session]);
  const { kept, participant } = useStore(session.store);
  if (kept === undefined) return null;
  const run = kept?.runs.find((each) => each.participant === participant);
  return kept && participant !== null ? (
    <Participant session={session} kept={kept} run={run} />
  ) : (
    <Researcher session={session} kept={kept} save={host.save} />
  );
}
