/**
 * What this extension needs to know of WAI-ARIA 1.2 and HTML-AAM, taken from `aria-query`. Its tables are nearly as large as the rest of the
 * page script, so they stay out of pages; a test holds these lists against them.
 */

/** Roles made to be operated, or to hold such: ARIA's `widget` branch. */
export const WIDGET_ROLES: ReadonlySet<string> = new Set(
  `button checkbox columnheader combobox grid gridcell link listbox menu menubar menuitem menuitemcheckbox menuitemradio
  option progressbar radio radiogroup row rowheader scrollbar searchbox slider spinbutton switch tab tablist textbox tree
  treegrid treeitem doc-backlink doc-biblioref doc-glossref doc-noteref`.split(/\s+/),
);

/** All other roles that an author may write; abstract ones are none. */
export const OTHER_ROLES: ReadonlySet<string> = new Set(
  `alert alertdialog application article banner blockquote caption cell code complementary contentinfo definition deletion
  dialog directory document emphasis feed figure form generic group heading img insertion list listitem log main mark
  marquee math meter navigation none note paragraph presentation region rowgroup search separator status strong subscript
  superscript table tabpanel term time timer toolbar tooltip doc-abstract doc-acknowledgments doc-afterword doc-appendix
  doc-biblioentry doc-bibliography doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication
  doc-endnote doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary
  doc-index doc-introduction doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part doc-preface
  doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc graphics-document graphics-object graphics-symbol`.split(
    /\s+/,
  ),
);

/** Tags that have a role without any attribute. */
export const TAG_ROLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    address: 'group',
    article: 'article',
    blockquote: 'blockquote',
    button: 'button',
    caption: 'caption',
    code: 'code',
    datalist: 'listbox',
    dd: 'definition',
    del: 'deletion',
    details: 'group',
    dfn: 'term',
    dialog: 'dialog',
    dt: 'term',
    em: 'emphasis',
    fieldset: 'group',
    figure: 'figure',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    hr: 'separator',
    html: 'document',
    ins: 'insertion',
    main: 'main',
    mark: 'mark',
    math: 'math',
    menu: 'list',
    meter: 'meter',
    nav: 'navigation',
    ol: 'list',
    optgroup: 'group',
    option: 'option',
    output: 'status',
    p: 'paragraph',
    progress: 'progressbar',
    strong: 'strong',
    sub: 'subscript',
    sup: 'superscript',
    table: 'table',
    tbody: 'rowgroup',
    textarea: 'textbox',
    tfoot: 'rowgroup',
    th: 'columnheader',
    thead: 'rowgroup',
    time: 'time',
    tr: 'row',
    ul: 'list',
  }),
);
