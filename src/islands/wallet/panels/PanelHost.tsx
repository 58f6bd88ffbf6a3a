import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { $panels, saveSupportOpen, supportWasOpen } from '#src/stores/interface/panels.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useI18n } from '../i18n/i18n.ts';
import { loadPanelStack } from './load-panel-stack.ts';
import { setOpenPanels } from './panel-navigation.ts';
import { parsePanels } from './panel-url.ts';

/** Writes into the store which panels the address tells, and shows them. Their code comes after the start. */
export function PanelHost() {
  const { pathname, search } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const { words } = useI18n();
  const open = useStore($panels);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const shown = useRef('');

  // The support panel goes along to other screens and over a reload; going back is what closes it.
  useEffect(() => {
    const told = parsePanels(search);
    const arrived = shown.current !== pathname;
    const first = shown.current === '';
    shown.current = pathname;
    if (arrived && (first || how !== NavigationType.Pop) && supportWasOpen() && !told.includes('support')) {
      setOpenPanels(navigate, (now) => (now.includes('support') ? now : ['support', ...now]), true);
      return;
    }
    saveSupportOpen(told.includes('support'));
    if (told.join() !== $panels.get().join()) $panels.set(told);
  }, [pathname, search, how, navigate]);

  const wanted = open.length > 0;
  useEffect(() => {
    if (!wanted || Stack) return;
    loadPanelStack().then(
      (stack) => setStack(() => stack),
      () => {
        showToast('error', words.panelMissing);
        setOpenPanels(navigate, () => []);
      },
    );
  }, [wanted, Stack, navigate, words]);

  return Stack ? <Stack /> : null;
}
