import { useEffect, useState } from 'react';

/** An answer read out by a voice on this device. */
export interface ReadAloud {
  /** Whether the browser has such a voice. */
  offered: boolean;
  reading: boolean;
  read(): void;
  stop(): void;
}

const speech = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;

/** Others send what they read to a server. */
const voicesHere = (): SpeechSynthesisVoice[] =>
  speech?.getVoices().filter(({ localService }) => localService) ?? [];

/** Reads sentence by sentence: Chrome's voices stop in the middle of long texts. */
export function useReadAloud(markdown: string): ReadAloud {
  const [reading, setReading] = useState(false);
  const offered = useVoices();
  // A card that goes takes its voice along.
  useEffect(() => (reading ? () => speech?.cancel() : undefined), [reading]);
  const stop = () => {
    speech?.cancel();
    setReading(false);
  };
  const read = async () => {
    setReading(true);
    const { spokenIn } = await import('./spoken.ts');
    const { language, sentences } = spokenIn(markdown);
    const voices = voicesHere();
    const voice = voices.find(({ lang }) => lang.startsWith(language)) ?? voices[0];
    speech?.cancel();
    for (const [i, sentence] of sentences.entries()) {
      const said = new SpeechSynthesisUtterance(sentence);
      said.lang = language;
      if (voice) said.voice = voice;
      said.onerror = () => setReading(false);
      if (i === sentences.length - 1) said.onend = () => setReading(false);
      speech?.speak(said);
    }
  };
  return { offered, reading, read: () => void read(), stop };
}

/** Chrome tells its voices some time after its start. */
function useVoices(): boolean {
  const [offered, setOffered] = useState(() => voicesHere().length > 0);
  useEffect(() => {
    const look = () => setOffered(voicesHere().length > 0);
    speech?.addEventListener('voiceschanged', look);
    return () => speech?.removeEventListener('voiceschanged', look);
  }, []);
  return offered;
}
