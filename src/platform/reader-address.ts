/** Sightline's PDF reader, as it lies in the built extension. */
const READER_PAGE = 'src/reader/index.html';

const readerPage = (): string => chrome.runtime.getURL(READER_PAGE);

/**
 * The reader's address for a PDF; a fragment (`#page=3`) stays at its end.
 * @param file address of the PDF; '': the reader asks for a file
 */
export function readerAddress(file: string): string {
  const [base = '', hash = ''] = split(file);
  return base === '' ? readerPage() : `${readerPage()}?file=${encodeURIComponent(base)}${hash}`;
}

/**
 * What the reader shows at an address, with the fragment; '' where the file was picked and has no address; `undefined`: this is not the
 * reader.
 */
export function fileInReader(address: string): string | undefined {
  if (!address.startsWith(readerPage())) return undefined;
  const { searchParams, hash } = new URL(address);
  const file = searchParams.get('file') ?? '';
  return file === '' ? '' : file + hash;
}

function split(address: string): [string, string] {
  const at = address.indexOf('#');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}
