import { Component, type ReactNode } from 'react';
import { forgetFailedLoads } from '@shared/components/lazyPage';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** A new value gives the page another try, as a new address does. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a page throws while it draws, and shows the way back. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ resetKey }: CrashBoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.hasCrashed) this.retry();
  }

  private readonly retry = () => {
    forgetFailedLoads();
    this.setState({ hasCrashed: false });
  };

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return <CrashPage onRetry={this.retry} />;
  }
}
