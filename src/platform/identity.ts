/** Where a sign-in window comes back to: `https://<extension id>.chromiumapp.org/<path>`. */
export const redirectURL = (path: string): string => chrome.identity.getRedirectURL(path);

/**
 * Opens a sign-in window and waits until it comes back.
 * @returns the URL it came back to; `undefined` when the person closed the window
 */
export async function signInWindow(url: string): Promise<string | undefined> {
  try {
    return await chrome.identity.launchWebAuthFlow({ url, interactive: true });
  } catch {
    // Chrome rejects when the window is closed; that is an answer ("no"), not a failure.
    return undefined;
  }
}
