import { useSettings } from '../../options/use-settings.ts';
import { usePanelActions } from '../use-panel.ts';
import { ModelChoice } from './ModelChoice.tsx';
import './models.css';

/** The answer that another model is asked for beside. */
export interface OtherModelsProps {
  turnId: string;
  /** The model that has answered. */
  asked: string;
  onDone(): void;
}

/** Which other model the same question goes to. */
export function OtherModels({ turnId, asked, onDone }: OtherModelsProps) {
  const { send } = usePanelActions();
  const state = useSettings();
  if (!state) return null;
  return (
    <ModelChoice
      provider={state.settings.provider}
      without={asked}
      onChoose={({ id }) => {
        onDone();
        send({ type: 'second-opinion', turnId, model: id });
      }}
    />
  );
}
