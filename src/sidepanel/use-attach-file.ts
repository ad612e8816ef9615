import { toProblem } from '../contracts/errors.ts';
import { usePanelActions } from './use-panel.ts';

/** Makes a file the picture of the next question, or says why it cannot be. */
export function useAttachFile(): (file: File) => void {
  const { attach, failed } = usePanelActions();
  return (file) => {
    import('./picture-file.ts')
      .then(({ attachFile }) => attachFile(file))
      .then(attach, (error) => failed(toProblem(error)));
  };
}
