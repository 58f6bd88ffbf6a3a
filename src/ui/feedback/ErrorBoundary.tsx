import { Component, type ReactNode } from 'react';
import { isForeignChange } from '../foreign-dom/foreign-change.ts';
import { snapshotInput, restoreInput, type InputSnapshot } from '../foreign-dom/input-snapshot.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  onError?: () => void;
  /** Shown instead; `retry` renders the children again. Without it nothing is shown. */
  fallback?: (retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  /** What was thrown and is not judged yet. */
  caught: { readonly error: unknown; readonly at: number } | null;
  failed: boolean;
  /** When the children were mounted again. */
  mountedAt: number;
}

/** Milliseconds within which children that were mounted again count as failed: something changes them at once each time. */
const PAUSE = 10_000;

/**
 * Catches errors of its children's rendering, so that the rest of the page goes on. Where something else has changed their elements, they
 * are mounted again, with what was typed in them.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState, InputSnapshot | null> {
  override state: ErrorBoundaryState = { caught: null, failed: false, mountedAt: -Infinity };

  // React takes all children of a boundary that has caught something out of the document, even if the same are rendered.
  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error, at: Date.now() } };
  }

  static getDerivedStateFromProps(
    _props: ErrorBoundaryProps,
    { caught, mountedAt }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (!caught) return null;
    const mountsAgain = isForeignChange(caught.error) && caught.at - mountedAt > PAUSE;
    return { caught: null, failed: !mountsAgain, mountedAt: mountsAgain ? caught.at : mountedAt };
  }

  override getSnapshotBeforeUpdate(
    _props: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): InputSnapshot | null {
    return before.mountedAt === this.state.mountedAt ? null : snapshotInput(document);
  }

  override componentDidUpdate(
    _props: ErrorBoundaryProps,
    _before: ErrorBoundaryState,
    snapshot: InputSnapshot | null,
  ): void {
    if (snapshot) restoreInput(snapshot, document);
  }

  override componentDidCatch(): void {
    if (this.state.failed) this.props.onError?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback?.(() => this.setState({ failed: false }));
  }
}
