/** The first picture among files that were pasted, dropped or picked. */
export const pictureAmong = (files: Iterable<File> | undefined | null): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
