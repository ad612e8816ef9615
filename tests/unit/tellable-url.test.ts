import { describe, expect, it } from 'vitest';
import type { PageIndex } from '../../src/contracts/page-index.ts';
import { tellablePath, tellableUrl } from '../../src/core/tellable-url.ts';
import { pageBlock } from '../../src/modes/page-block.ts';

const SECRET = 'S3cr3tV4lu3-9fK2';
const HEX = '9f86d081884c7d659a2feaa0c55ad015';

describe('an address loses its secrets', () => {
  it.each([
    `https://a.example/p?token=${SECRET}`,
    `https://a.example/p?access_token=${SECRET}&page=2`,
    `https://a.example/p?accessToken=${SECRET}`,
    `https://a.example/p?X-Amz-Signature=${SECRET}&X-Amz-Credential=${SECRET}`,
    `https://a.example/p?sig=${SECRET}`,
    `https://a.example/p?session=${SECRET}`,
    `https://a.example/p?PHPSESSID=${SECRET}`,
    `https://a.example/p;jsessionid=${SECRET}?page=1`,
    `https://a.example/cb?code=${SECRET}&state=${SECRET}`,
    `https://a.example/cb#access_token=${SECRET}&token_type=bearer`,
    `https://a.example/#/reset?key=${SECRET}`,
    `https://a.example/p?api_key=${SECRET}`,
    `https://a.example/p?apikey=${SECRET}`,
    `https://${SECRET}:${SECRET}@a.example/`,
    `https://a.example/p?next=${encodeURIComponent(`https://b.example/?token=${SECRET}`)}`,
    `https://a.example/p?q=${SECRET}@mail.example`,
    `https://a.example/p?id=1&password=${SECRET}&sort=price`,
    `https://a.example/p?%74oken=${SECRET}`,
  ])('%s', (address) => {
    const told = tellableUrl(address);
    expect(told).not.toContain(SECRET);
    expect(told.startsWith('https://a.example/')).toBe(true);
  });

  it.each([
    `https://a.example/p?x=${HEX}`,
    'https://a.example/p?x=0b9b1c2e-7d3f-4a5b-8c6d-112233445566',
    'https://a.example/p?x=dGhpcyBpcyBhIHNlY3JldCB2YWx1ZQ',
    `https://a.example/reset/${HEX}`,
    `https://a.example/p#${HEX}`,
    'https://a.example/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJl',
    'https://a.example/p?card=4111111111111111',
  ])('%s: a random value under a harmless name', (address) => {
    expect(tellableUrl(address)).toContain('***');
    expect(tellableUrl(address)).not.toMatch(/9f86d081|0b9b1c2e|dGhpcy|eyJ|4111/);
  });
});

describe('an address keeps what is harmless', () => {
  it.each([
    'https://a.example/',
    'https://a.example/shop/shoes?size=42&sort=price&page=3',
    'https://a.example/search?q=how+to+change+my+password',
    'https://a.example/search?q=a+very-long-query-with-many-words-in-it-that-is-no-secret-at-all',
    'https://a.example/articles/the-2024-olympics-in-paris#opening-ceremony',
    'https://a.example/#/settings/profile?tab=keyboard',
    'https://docs.example/document/d/1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUvWxYz/edit',
    'https://a.example/p?keyword=shoes&postcode=1010&zipcode=12345',
    'https://a.example/p?utm_source=newsletter&utm_campaign=summer-2026',
    'https://a.example/p?lang=de&statement=open&authors=ada',
    'https://a.example:8443/a/b/c.html?v=1.20.3',
    'file:///home/ada/notes.html',
  ])('%s', (address) => expect(tellableUrl(address)).toBe(address));

  it('as a path', () => {
    expect(tellablePath('/p?page=2&token=abc')).toBe('/p?page=2&token=***');
    expect(tellablePath('/a?page=2')).toBe('/a?page=2');
  });

  it('of other schemes says the scheme alone', () => {
    expect(tellableUrl(`data:text/html,<p>${'x'.repeat(500)}`).length).toBeLessThan(60);
    expect(tellableUrl('about:blank')).toBe('about:blank');
  });
});

it('a prompt carries the address without its secrets', () => {
  const page = { title: 'Inbox', url: `https://a.example/inbox?folder=2&token=${SECRET}` };
  const block = pageBlock({ page: page as PageIndex, lines: [] });
  expect(block).toContain('URL: https://a.example/inbox?folder=2&token=***');
  expect(block).not.toContain(SECRET);
});
