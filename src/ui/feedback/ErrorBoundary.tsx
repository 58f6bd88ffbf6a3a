import { Component, type ReactNode } from 'react';

interface CatchProps {
  children: ReactNode;
  onError?: () => void;
  /** What stands there instead; `retry` shows the children again. Nothing without it. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Holds what throws while it renders; everything outside goes on. */
export class ErrorBoundary extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback?.(() => this.setState({ failed: false }));
  }
}
