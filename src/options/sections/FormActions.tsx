import { t } from '../../platform/i18n.ts';
import type { useConnectionTest } from './use-connection-test.ts';

interface Props {
  test: ReturnType<typeof useConnectionTest>;
  /** Absent where there is no connection to test. */
  onTest?: (() => void) | undefined;
  /** What is needed for either is not there yet. */
  incomplete?: boolean;
}

/** "Test" and "Save" of a form that says how a model is reached. */
export function FormActions({ test, onTest, incomplete = false }: Props) {
  return (
    <div className="actions">
      {onTest ? (
        <button
          type="button"
          className="button button-plain"
          onClick={() => incomplete || onTest()}
          aria-disabled={incomplete || test.running}
        >
          {test.running ? t('options_testing') : t('options_test')}
        </button>
      ) : null}
      <button type="submit" className="button button-main" aria-disabled={incomplete || undefined}>
        {t('options_save')}
      </button>
    </div>
  );
}
