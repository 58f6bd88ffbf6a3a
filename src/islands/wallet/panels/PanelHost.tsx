import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { allowReload } from '#src/stores/interface/load-chunk.ts';
import { $panels, saveSupportOpen, supportWasOpen } from '#src/stores/interface/panels.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useI18n } from '../i18n/i18n.ts';
import { loadPanelStack } from './load-panel-stack.ts';
import { setOpenPanels } from './panel-navigation.ts';
import { parsePanels } from './panel-url.ts';

/** Copies the open panels from the address into the store, and shows them. Their code is loaded with the first one. */
export function PanelHost() {
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const { messages } = useI18n();
  const open = useStore($panels);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const shown = useRef('');

  // The support panel stays open on other screens and after a reload; Back closes it.
  useEffect(() => {
    const inAddress = parsePanels(search);
    const isNewScreen = shown.current !== pathname;
    const isFirst = shown.current === '';
    shown.current = pathname;
    if (
      isNewScreen &&
      (isFirst || navigationType !== NavigationType.Pop) &&
      supportWasOpen() &&
      !inAddress.includes('support')
    ) {
      setOpenPanels(navigate, (now) => (now.includes('support') ? now : ['support', ...now]), true);
      return;
    }
    saveSupportOpen(inAddress.includes('support'));
    if (inAddress.join() !== $panels.get().join()) $panels.set(inAddress);
  }, [pathname, search, navigationType, navigate]);

  const isAnyOpen = open.length > 0;
  useEffect(() => {
    if (!isAnyOpen || Stack) return;
    loadPanelStack().then(
      (stack) => setStack(() => stack),
      () => {
        showToast('error', messages.panelMissing);
        // None is open now, so that only a press can ask for the code again.
        allowReload();
        setOpenPanels(navigate, () => []);
      },
    );
  }, [isAnyOpen, Stack, navigate, messages]);

  return Stack ? <Stack /> : null;
}
