/**
 * Whether React failed because something else has changed the document: a node that it removes, or inserts another one before, is no
 * longer where it put it. Translators and extensions do that.
 */
export const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException && /^(NotFound|HierarchyRequest)Error$/.test(error.name);
