import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $panels } from '#src/stores/interface/panels.ts';
// As an address: an imported stylesheet, even of a lazy part, would be written into every page that may show a panel.
import stylesheet from '#src/styles/panels.css?url';
import veil from '#src/styles/veil.css?url';
import { Panel } from './Panel.tsx';
import { setOpenPanels } from './panel-navigation.ts';

/** The open panels, one on the other. */
export function PanelStack() {
  const open = useStore($panels);
  const navigate = useNavigate();
  const some = open.length > 0;

  // By hand: a browser takes dialogs that an address opened for one, and would close them all.
  useEffect(() => {
    if (!some) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // What an input method makes characters of is given up first.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const within = event.target instanceof Element ? event.target.closest('dialog') : null;
      // A question over the panels is closed for itself.
      if (within && !within.classList.contains('panel')) return;
      event.preventDefault();
      // When its turn comes: a second press within the first one's moment is about the next.
      setOpenPanels(navigate, (now) => now.slice(0, -1));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [some, navigate]);

  return (
    <Suspense fallback={null}>
      {/* React waits for it before it shows a panel. */}
      <link rel="stylesheet" href={veil} precedence="panels" />
      <link rel="stylesheet" href={stylesheet} precedence="panels" />
      {open.map((name) => (
        <Panel key={name} name={name} />
      ))}
    </Suspense>
  );
}
