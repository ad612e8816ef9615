/** A picture of what a tab shows, as a `data:` address in device pixels; `undefined`: the tab is not in front. */
export async function screenshotOfTab(tabId: number): Promise<string | undefined> {
  const { active, windowId } = await chrome.tabs.get(tabId);
  if (!active) return undefined;
  const url = await chrome.tabs.captureVisibleTab(windowId, { format: 'png' });
  // Chrome takes whatever is in front by then.
  return (await chrome.tabs.get(tabId)).active ? url : undefined;
}
