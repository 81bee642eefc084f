import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown in place of what failed; calling the function tries again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Keeps the failure of one part, to load or to render, away from the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
