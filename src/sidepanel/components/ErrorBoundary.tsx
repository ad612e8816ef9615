import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is drawn. When this is another object than the one that failed, drawing is tried again. */
  resetOn: unknown;
  /** What to show instead; `retry` draws the children once more. */
  fallback(retry: () => void): ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetOn: unknown;
}

/** Keeps a view that throws to itself: the rest of the panel goes on, and what comes next has its own chance. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetOn === state.resetOn ? null : { failed: false, resetOn };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A view of the panel failed', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }

  private readonly retry = () => this.setState({ failed: false });
}
