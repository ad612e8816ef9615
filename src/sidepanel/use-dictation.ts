import { useEffect, useRef, useState } from 'react';
import { uiLanguage } from '../platform/i18n.ts';

/** What of the browser's speech recognition is used; TypeScript does not know it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
interface RecognitionMaker {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** Why no words come. Texts `dictate_<trouble>`. */
export type DictationTrouble = 'microphone' | 'unreachable' | 'silent' | 'failed';

const TROUBLES: Readonly<Record<string, DictationTrouble | null>> = {
  'not-allowed': 'microphone',
  'service-not-allowed': 'microphone',
  network: 'unreachable',
  'no-speech': 'silent',
  aborted: null,
};

/** Words that are spoken instead of typed. */
export interface Dictation {
  /** Whether the browser can. */
  offered: boolean;
  /** `telling`: it is said first where the voice goes. */
  state: 'off' | 'telling' | 'listening';
  trouble: DictationTrouble | null;
  start(): void;
  /** The person knows where the voice goes. */
  agree(): void;
  stop(): void;
}

function recognitionOf(scope: object): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<
    string,
    RecognitionMaker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Writes what is said behind the draft, until it is stopped or something is typed. On this device where the browser can do that. */
export function useDictation(draft: string, setDraft: (draft: string) => void): Dictation {
  const Maker = recognitionOf(globalThis);
  const [state, setState] = useState<Dictation['state']>('off');
  const [trouble, setTrouble] = useState<DictationTrouble | null>(null);
  const [agreed, setAgreed] = useState(false);
  const running = useRef<Recognition | null>(null);
  const written = useRef(draft);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState('off');
  };
  const listen = (Recogniser: RecognitionMaker, processLocally: boolean) => {
    const recognition = new Recogniser();
    const before = draft === '' || draft.endsWith(' ') ? draft : `${draft} `;
    written.current = draft;
    running.current = recognition;
    Object.assign(recognition, { lang: uiLanguage(), continuous: true, interimResults: true });
    if (processLocally) recognition.processLocally = true;
    recognition.onresult = ({ results }) => {
      if (running.current !== recognition) return;
      const said = Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ');
      written.current = before + said;
      setDraft(written.current);
    };
    recognition.onerror = ({ error }) => {
      if (running.current === recognition) setTrouble(error in TROUBLES ? TROUBLES[error]! : 'failed');
    };
    recognition.onend = () => running.current === recognition && stop();
    setState('listening');
    recognition.start();
  };
  const start = async () => {
    if (!Maker) return;
    setTrouble(null);
    const langs = [uiLanguage()];
    // A browser that does not say so may send the voice away.
    const here = await Maker.available?.({ langs, processLocally: true }).catch(() => '');
    if (here === 'available') listen(Maker, true);
    else if (agreed) listen(Maker, false);
    else setState('telling');
  };

  // What is typed, sent or shown for another tab ends it.
  useEffect(() => {
    if (running.current && draft !== written.current) stop();
  });
  useEffect(() => () => running.current?.abort(), []);

  return {
    offered: Maker !== undefined,
    state,
    trouble,
    start: () => void start(),
    agree: () => {
      setAgreed(true);
      if (Maker) listen(Maker, false);
    },
    stop,
  };
}
