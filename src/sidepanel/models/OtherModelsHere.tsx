import { extensionHost } from '../../options/extension-host.ts';
import { HostProvider } from '../../options/host.ts';
import { OtherModels, type OtherModelsProps } from './OtherModels.tsx';

/** The other models in the panel, over the extension's own settings. Loaded when somebody wants one. */
export function OtherModelsHere(props: OtherModelsProps) {
  return (
    <HostProvider value={extensionHost}>
      <OtherModels {...props} />
    </HostProvider>
  );
}
