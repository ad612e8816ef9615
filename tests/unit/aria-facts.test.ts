import { elementRoles, roles } from 'aria-query';
import { expect, test } from 'vitest';
import { OTHER_ROLES, TAG_ROLES, WIDGET_ROLES } from '../../src/page/index/aria-facts.ts';

const concrete = [...roles.entries()].filter(([, facts]) => !facts.abstract);
const isWidget = (facts: (typeof concrete)[number][1]) => facts.superClass.flat().includes('widget');

test('the roles that pages may use are those of ARIA', () => {
  const names = (wanted: boolean) =>
    concrete.filter(([, facts]) => isWidget(facts) === wanted).map(([name]) => name);
  expect([...WIDGET_ROLES].sort()).toEqual(names(true).sort());
  expect([...OTHER_ROLES].sort()).toEqual(names(false).sort());
});

test('the roles of tags without attributes are those of HTML-AAM', () => {
  const known = new Map<string, string | undefined>();
  for (const [{ name, attributes, constraints }, [role]] of elementRoles.entries()) {
    if (!attributes && !constraints && role !== 'generic') known.set(name, role);
  }
  expect(Object.fromEntries(TAG_ROLES)).toEqual(Object.fromEntries(known));
});
