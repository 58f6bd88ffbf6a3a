import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $panels } from '#src/stores/interface/panels.ts';
// By URL: Astro writes an imported style sheet, even of a lazy chunk, into every page that may load the chunk.
import stylesheet from '#src/styles/panels.css?url';
import veil from '#src/styles/veil.css?url';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { Panel } from './Panel.tsx';
import { setOpenPanels } from './panel-navigation.ts';

/** The open panels, each on top of the one before. */
export function PanelStack() {
  const open = useStore($panels);
  const navigate = useNavigate();
  const isAnyOpen = open.length > 0;

  // Handled here: browsers group dialogs that were opened without a user gesture, and one Escape would close all of them.
  useEffect(() => {
    if (!isAnyOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (commandKey(event) !== 'Escape' || event.defaultPrevented) return;
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      // A dialog that is not a panel, such as a confirmation over it, handles its own Escape.
      if (dialog && !dialog.classList.contains('panel')) return;
      event.preventDefault();
      // In a queue: a second press during the first one's navigation closes the next panel.
      setOpenPanels(navigate, (now) => now.slice(0, -1));
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isAnyOpen, navigate]);

  return (
    <Suspense fallback={null}>
      {/* React shows the panels only after these style sheets have loaded. */}
      <link rel="stylesheet" href={veil} precedence="panels" />
      <link rel="stylesheet" href={stylesheet} precedence="panels" />
      {open.map((name) => (
        <Panel key={name} name={name} />
      ))}
    </Suspense>
  );
}
