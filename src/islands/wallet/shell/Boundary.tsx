import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** The whole wallet, not one screen of it: there is no menu round what is shown instead. */
  whole?: boolean;
}

/** What throws while it renders is replaced by words; everything outside goes on. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Crash whole={this.props.whole ?? false} onRetry={() => this.setState({ failed: false })} />;
  }
}
