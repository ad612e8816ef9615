/** The first picture among files that were pasted, dropped or picked. */
export const pictureAmong = (files: FileList | undefined | null): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
