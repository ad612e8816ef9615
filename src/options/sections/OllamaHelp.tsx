import { t } from '../../platform/i18n.ts';
import { CopyText } from '../components/CopyText.tsx';
import { useHost } from '../host.ts';

/** How Ollama learns to accept this extension, per operating system. Rewriting request headers instead would break other pages. */
export function OllamaHelp() {
  const origin = `chrome-extension://${useHost().extensionId}`;
  const systems = [
    ['macOS', `launchctl setenv OLLAMA_ORIGINS "${origin}"`, t('options_ollama_restart_app')],
    ['Windows', `setx OLLAMA_ORIGINS "${origin}"`, t('options_ollama_restart_app')],
    [
      'Linux (systemd)',
      `sudo mkdir -p /etc/systemd/system/ollama.service.d && printf '[Service]\\nEnvironment="OLLAMA_ORIGINS=${origin}"\\n' | sudo tee /etc/systemd/system/ollama.service.d/sightline.conf && sudo systemctl daemon-reload && sudo systemctl restart ollama`,
      '',
    ],
    [t('options_ollama_terminal'), `OLLAMA_ORIGINS="${origin}" ollama serve`, ''],
  ] as const;
  return (
    <div className="ollama">
      <p>{t('options_ollama_intro')}</p>
      <dl>
        {systems.map(([system, command, then]) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>
              <CopyText text={command} label={t('options_copy_for', { system })} />
              {then && <span className="field-note">{then}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
