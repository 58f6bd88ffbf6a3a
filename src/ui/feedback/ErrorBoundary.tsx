import { Component, type ReactNode } from 'react';

interface CatchProps {
  children: ReactNode;
  onCaught?: () => void;
  /** What stands there instead; `retry` shows the children again. Nothing without it. */
  instead?: (retry: () => void) => ReactNode;
}

/** Holds what throws while it renders; everything outside goes on. */
export class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onCaught?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.instead?.(() => this.setState({ failed: false }));
  }
}
