/** What tells a frame's document from others of the page: its address without query and fragment. */
export const frameAddress = (url: string): string => url.replace(/[?#].*$/s, '');
