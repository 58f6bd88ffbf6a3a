import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  onError?: () => void;
  /** Shown instead; `retry` renders the children again. Without it nothing is shown. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Catches errors of its children's rendering, so that the rest of the page goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
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
