import { CircleAlert, RotateCcw, Type } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '../../contracts/conversation.ts';
import { plainTextOf } from '../../modes/cards.tsx';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';

/** In the place of a card that could not be drawn: a sentence, and the words of the answer without any form. */
export function CardFailed({ card, onRetry }: { card: Card; onRetry(): void }) {
  const [plain, setPlain] = useState(false);
  const text = plainTextOf(card);
  if (plain) return <pre className="plain-answer">{text}</pre>;
  return (
    <div role="alert" className="problem">
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <p className="problem-what">{t('panel_card_failed')}</p>
        <div className="problem-actions">
          {text ? (
            <ActionButton
              icon={Type}
              label={t('panel_show_plain')}
              onClick={() => setPlain(true)}
              look="main"
            />
          ) : null}
          <ActionButton icon={RotateCcw} label={t('panel_draw_again')} onClick={onRetry} look="plain" />
        </div>
      </div>
    </div>
  );
}
