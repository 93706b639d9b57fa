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

/** The visitor goes back, or the connection returns. */
const retryEvents = ['popstate', 'online'];

/**
 * The error boundary around all routes. It shows the default error text with the message until the visitor
 * reloads the page or goes back, or the connection returns.
 */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, failed: false };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure, failed: true };
  }

  readonly #retry = () => this.setState({ failed: false });

  override componentDidMount(): void {
    for (const event of retryEvents) addEventListener(event, this.#retry);
  }

  override componentWillUnmount(): void {
    for (const event of retryEvents) removeEventListener(event, this.#retry);
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
