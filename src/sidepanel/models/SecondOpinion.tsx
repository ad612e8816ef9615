import { extensionHost } from '../../options/extension-host.ts';
import { HostProvider } from '../../options/host.ts';
import { useSettings } from '../../options/use-settings.ts';
import { usePanelActions } from '../use-panel.ts';
import { ModelChoice } from './ModelChoice.tsx';
import './models.css';

interface Props {
  turnId: string;
  /** The model that has answered. */
  asked: string;
  onDone(): void;
}

/** Which other model the same question goes to. */
export function OtherModels({ turnId, asked, onDone }: Props) {
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

/** The same over the extension's own settings. */
export default function OtherModelsHere(props: Props) {
  return (
    <HostProvider value={extensionHost}>
      <OtherModels {...props} />
    </HostProvider>
  );
}
