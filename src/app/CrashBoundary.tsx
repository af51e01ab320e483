import { Component, type ReactNode } from 'react';
import { forgetFailedLoads } from '@shared/components/lazyPage';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** A new value gives the page another try, as a new address does. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a page throws while it draws, and shows the way back. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crash: string | null }> {
  override state: { crash: string | null } = { crash: null };
  /** Whether the page was given another try at this address. */
  private isTriedAgain = false;

  static getDerivedStateFromError(error: unknown) {
    return { crash: String(error) };
  }

  override componentDidUpdate({ resetKey }: CrashBoundaryProps) {
    if (resetKey === this.props.resetKey) return;
    this.isTriedAgain = false;
    if (this.state.crash === null) return;
    forgetFailedLoads();
    this.drawAgain();
  }

  private readonly drawAgain = () => this.setState({ crash: null });

  /** A part that did not come may be of a version that the server no longer has: the whole app is loaded again then. */
  private readonly retry = () => {
    this.isTriedAgain = true;
    if (forgetFailedLoads()) location.reload();
    else this.drawAgain();
  };

  override render() {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return <CrashPage crash={crash} isAgain={this.isTriedAgain} onRetry={this.retry} />;
  }
}
