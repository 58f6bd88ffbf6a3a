import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { parsePanels } from '../panels/panel-url.ts';
import { previousAddress } from './history-entries.ts';

/**
 * For a link that leads back to a place: where the person has come from there it is the browser's Back, so that the place is as they left
 * it, with its filter and where it was scrolled to. A press that opens another tab stays a link.
 * @param address path and search.
 */
export function useBackTo(address: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !isPrevious(address)) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/**
 * Whether Back leads there, and to no panel over it. What a list is narrowed to doesn't count where the address names none; a step of a flow
 * is a page of its own.
 */
function isPrevious(address: string): boolean {
  const previous = previousAddress() ?? '';
  const [pathname, search = ''] = previous.split('?');
  if (parsePanels(search).length > 0) return false;
  return previous === address || (pathname === address && !new URLSearchParams(search).has('step'));
}
