const COLOR = '#5b5bd6';

/** A small number on the toolbar icon while this tab is in front; 0: none. A tab that was closed meanwhile needs none. */
export async function showCount(tabId: number, count: number): Promise<void> {
  try {
    await chrome.action.setBadgeText({ tabId, text: count > 0 ? String(count) : '' });
    if (count > 0) await chrome.action.setBadgeBackgroundColor({ tabId, color: COLOR });
  } catch (error) {
    // Chrome's only sign of a closed tab is this text.
    if (!(error instanceof Error && /No tab with id/i.test(error.message))) throw error;
  }
}
