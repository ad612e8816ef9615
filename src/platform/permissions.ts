/** Whether Chrome lets Sightline into pages of this URL at the moment (the user can limit site access in Chrome's own menu). */
export function hasSiteAccess(url: string): Promise<boolean> {
  return chrome.permissions.contains({ origins: [`${new URL(url).origin}/*`] });
}

/** Asks for one site. Must be called from a click. Resolves to the user's answer. */
export function requestSiteAccess(url: string): Promise<boolean> {
  return chrome.permissions.request({ origins: [`${new URL(url).origin}/*`] });
}

/** Whether the person has switched on "Allow access to file URLs" for Sightline. */
export function hasFileAccess(): Promise<boolean> {
  return chrome.extension.isAllowedFileSchemeAccess();
}
