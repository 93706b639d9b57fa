import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Details } from './Explanation.tsx';

/** Catches what goes wrong while a view is drawn, and says what to do. What is typed is in the browser's storage. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="box problems" role="alert">
        <h1 tabIndex={-1}>Noe gikk galt</h1>
        <p>Det du har skrevet, er tatt vare på. Last inn på nytt, eller velg noe annet i menyen.</p>
        <Button variant="primary" onClick={() => location.reload()}>
          Last inn på nytt
        </Button>
        <Details text={error.stack} />
      </div>
    );
  }
}
