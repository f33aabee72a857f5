import { Component, type ReactNode } from 'react';
import { reportProblem } from './report-problem.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

/** Shows the error page when a screen breaks, instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportProblem('render', error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
