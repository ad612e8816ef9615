import { extensionHost } from '../../options/extension-host.ts';
import { HostProvider } from '../../options/host.ts';
import { Models } from './Models.tsx';

/** What is shown of models in the panel, over the extension's own settings. Loaded when somebody looks. */
export function ModelsHere({ what }: { what: 'choose' | 'add' }) {
  return (
    <HostProvider value={extensionHost}>
      <Models what={what} />
    </HostProvider>
  );
}
