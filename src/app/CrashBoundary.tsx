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
    if (resetKey === this.props.resetKey || !this.state.hasCrashed) return;
    forgetFailedLoads();
    this.drawAgain();
  }

  private readonly drawAgain = () => this.setState({ hasCrashed: false });

  /** A part that did not come may be of a version that the server has no more: all of it is loaded anew then. */
  private readonly retry = () => (forgetFailedLoads() ? location.reload() : this.drawAgain());

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return <CrashPage onRetry={this.retry} />;
  }
}
