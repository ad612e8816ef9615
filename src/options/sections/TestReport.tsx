import type { Problem } from '../../contracts/errors.ts';
import type { TestResult } from '../../model/connection-test.ts';
import { t } from '../../platform/i18n.ts';
import { OllamaHelp } from './OllamaHelp.tsx';

/** What a test found, in one sentence with a next step. */
export function TestReport({ result, running }: { result: TestResult | undefined; running: boolean }) {
  return (
    <>
      <div role="status" className="test-status">
        {running && t('options_test_asks')}
        {!running && result?.ok && successText(result)}
      </div>
      {!running && result && !result.ok && (
        <div role="alert" className="test-problem">
          <p>
            <strong>{t(textKey(result.problem))}</strong> {t(`${textKey(result.problem)}_next`)}
          </p>
          <Details problem={result.problem} />
          {(result.problem.code === 'ollama-origins' || result.problem.code === 'cors') && <OllamaHelp />}
          <p className="field-note">{t('options_save_anyway')}</p>
        </div>
      )}
    </>
  );
}

const textKey = ({ code }: Problem): string => `error_${code.replaceAll('-', '_')}`;

function successText(result: Extract<TestResult, { ok: true }>): string {
  const time =
    result.firstWordMs === null ? '' : ` ${t('options_test_time', { ms: Math.round(result.firstWordMs) })}`;
  const moved = result.baseURL ? ` ${t('options_test_moved', { url: result.baseURL })}` : '';
  return t('options_test_ok', { model: result.model }) + time + moved;
}

/** Status, host and the server's own words, for those who can use them. */
function Details({ problem }: { problem: Problem }) {
  const { host, model, status, said } = problem.params ?? {};
  const parts = [status && `HTTP ${status}`, host, model].filter(Boolean).join(' · ');
  if (!parts && !said) return null;
  return (
    <p className="field-note">
      {parts} {said && <q>{said}</q>}
    </p>
  );
}
