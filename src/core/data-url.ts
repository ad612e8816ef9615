/** The bytes in a base64 `data:` address. */
export function blobOf(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2);
  const type = /^data:([^;,]*)/.exec(head)?.[1] ?? '';
  const binary = atob(body);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return new Blob([bytes], { type });
}
