import { Component, type ErrorInfo, type ReactNode } from 'react';
import { toProblem } from '../../contracts/errors.ts';
import { ProblemAlert } from './ProblemAlert.tsx';

/** The panel's edge: a view that throws is replaced by a problem, and the rest of the panel goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A view of the panel failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <ProblemAlert problem={toProblem(error)} />;
  }
}
