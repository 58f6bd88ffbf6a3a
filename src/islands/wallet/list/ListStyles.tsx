// As an address, as of every panel (PanelStack.tsx).
import stylesheet from '#src/styles/panel-lists.css?url';

/** The look of lists in panels; React fetches it once. */
export function ListStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="panels" />;
}
