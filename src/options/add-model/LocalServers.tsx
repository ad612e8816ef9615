import { useState } from 'react';
import { toProblem } from '../../contracts/errors.ts';
import type { ModelInfo } from '../../model/memory.ts';
import { listModels } from '../../model/model-list.ts';
import { PROVIDERS } from '../../model/providers/index.ts';
import type { Provider } from '../../model/providers/provider.ts';
import { t } from '../../platform/i18n.ts';
import { useHost } from '../host.ts';
import { OllamaHelp } from '../sections/OllamaHelp.tsx';
import type { Choose } from './AddModel.tsx';

/** A server that is there and not there yet answers at once on the same machine. */
const LOOK_MS = 3_000;

/** What was found at the usual address of a kind of server. */
type Look = { provider: Provider; models: ModelInfo[] } | { provider: Provider; refused: boolean };

const isFound = (look: Look): look is Extract<Look, { models: ModelInfo[] }> => 'models' in look;

/** Model servers on this computer, looked for at their usual addresses when the person asks for it. */
export function LocalServers({ choose }: { choose: Choose }) {
  const { fetch } = useHost();
  const [looks, setLooks] = useState<Look[] | 'looking'>();
  const look = async () => {
    setLooks('looking');
    setLooks(await Promise.all(PROVIDERS.filter(({ local }) => local).map((one) => lookAt(one, fetch))));
  };
  const found = Array.isArray(looks) ? looks.filter(isFound) : [];
  const refuses = Array.isArray(looks) && looks.some((one) => !isFound(one) && one.refused);
  return (
    <>
      <button type="button" className="button button-plain" onClick={() => void look()}>
        {t('welcome_server')}
      </button>
      <p role="status" className="field-note">
        {looks === 'looking' ? t('options_list_loading') : null}
        {looks && looks !== 'looking' && found.length === 0 && !refuses ? t('add_server_none') : null}
      </p>
      {found.map(({ provider, models }) => (
        <Server
          key={provider.id}
          name={provider.name}
          models={models}
          use={(model) => choose({ id: provider.id, model })}
        />
      ))}
      {refuses && found.length === 0 ? <OllamaHelp /> : null}
    </>
  );
}

function Server({ name, models, use }: { name: string; models: ModelInfo[]; use: (model: string) => void }) {
  const [model, setModel] = useState(models[0]?.id ?? '');
  return (
    <div className="field add-server">
      <select aria-label={name} value={model} onChange={(event) => setModel(event.target.value)}>
        {models.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <button type="button" className="button button-main" onClick={() => use(model)}>
        {t('add_use', { name })}
      </button>
    </div>
  );
}

async function lookAt(provider: Provider, fetch: typeof globalThis.fetch): Promise<Look> {
  try {
    const models = await listModels(
      { provider, baseURL: provider.baseURL },
      fetch,
      AbortSignal.timeout(LOOK_MS),
    );
    return models.length > 0 ? { provider, models } : { provider, refused: false };
  } catch (error) {
    // Nobody there, or one that refuses this extension.
    return { provider, refused: toProblem(error).params?.status === '403' };
  }
}
