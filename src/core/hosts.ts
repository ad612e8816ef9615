/** Whether `host` is one of `patterns` or below one: `example.com` covers `www.example.com`; a leading `*.` or `.` is tolerated. */
export function hostMatches(host: string, patterns: string[]): boolean {
  return patterns.some((pattern) => {
    const wanted = pattern
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^\*?\./, '')
      .replace(/[/:].*$/, '');
    return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`));
  });
}
