/** An element of the reader's page by its id. Throws where the page lacks it. */
export function part<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The reader's page has no #${id}`);
  return element as E;
}
