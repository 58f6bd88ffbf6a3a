import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { $panels, rememberSupport, supportWasOpen } from '#src/stores/interface/panels.ts';
import { notify } from '#src/stores/interface/toasts.ts';
import { useWallet } from '../i18n/i18n.ts';
import { movePanels } from './panel-navigation.ts';
import { panelsIn } from './panel-url.ts';

const findStack = () => import('./load-panel-stack.ts').then((file) => file.findStack());

/** Writes into the store which panels the address tells, and shows them. Their code comes after the start. */
export function PanelHost() {
  const { pathname, search } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const { words } = useWallet();
  const open = useStore($panels);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const shown = useRef('');

  // The support panel goes along to other screens and over a reload; going back is what closes it.
  useEffect(() => {
    const told = panelsIn(search);
    const arrived = shown.current !== pathname;
    const first = shown.current === '';
    shown.current = pathname;
    if (arrived && (first || how !== NavigationType.Pop) && supportWasOpen() && !told.includes('support')) {
      movePanels(navigate, (now) => (now.includes('support') ? now : ['support', ...now]), true);
      return;
    }
    rememberSupport(told.includes('support'));
    if (told.join() !== $panels.get().join()) $panels.set(told);
  }, [pathname, search, how, navigate]);

  const wanted = open.length > 0;
  useEffect(() => {
    if (!wanted || Stack) return;
    findStack().then(
      (found) => setStack(() => found),
      () => {
        notify('error', words.panelMissing);
        movePanels(navigate, () => []);
      },
    );
  }, [wanted, Stack, navigate, words]);

  return Stack ? <Stack /> : null;
}
