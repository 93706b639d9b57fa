import { Component, type ReactNode } from 'react';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ErrorScreen.module.css';

interface State {
  failure: unknown;
  failed: boolean;
}

/** The labels stand here because the texts may be what could not be loaded. */
const labels = { no: 'Last siden på nytt', en: 'Reload the page' };

/**
 * Around all routes: shows the default error text with the message (SPEC section 8, routing error), until
 * the visitor reloads the page or goes back, or the connection is there again.
 */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, failed: false };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure, failed: true };
  }

  // It is never taken away, so it never stops listening.
  override componentDidMount(): void {
    for (const event of ['popstate', 'online'])
      addEventListener(event, () => this.setState({ failed: false }));
  }

  override render(): ReactNode {
    const { failure, failed } = this.state;
    if (!failed) return this.props.children;
    const english = document.documentElement.lang === 'en';
    return (
      <main className={styles.error}>
        <h1 lang="en">Unexpected Application Error!</h1>
        <p lang="en">{failure instanceof Error ? failure.message : String(failure)}</p>
        <Button kind="solid" onClick={() => window.location.reload()}>
          {english ? labels.en : labels.no}
        </Button>
        <a href={site.phoneLink}>{site.phone}</a>
      </main>
    );
  }
}
