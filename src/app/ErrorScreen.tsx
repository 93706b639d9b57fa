import { Component, type ReactNode } from 'react';
import { localizePath, parsePath } from '../../common/localized-path.ts';
import { focusHeading } from '../browser/focus-heading.ts';
import type { SharedPageData } from '../page-data/types.ts';
import { Button } from '../ui/Button.tsx';
import './error-screen.css';

interface ErrorScreenProps {
  /** A prop, because no context surrounds the whole app. */
  shared: SharedPageData;
  onError?: () => void;
  children: ReactNode;
}

export const errorTitle = 'Unexpected Application Error!';

/** Each page has an error boundary of its own, between header and footer. */
export class ErrorScreen extends Component<ErrorScreenProps> {
  override state: { failure?: { reason: unknown } } = {};

  static getDerivedStateFromError(reason: unknown) {
    return { failure: { reason } };
  }

  override componentDidCatch(): void {
    document.title = errorTitle;
    this.props.onError?.();
    focusHeading();
  }

  override render(): ReactNode {
    const { shared, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const { reason } = failure;
    const { texts, companyInfo } = shared;
    const { language } = parsePath(window.location.pathname);
    return (
      <section className="stack error-screen">
        <h1 tabIndex={-1} lang="en">
          {errorTitle}
        </h1>
        <p lang="en">{reason instanceof Error ? reason.message : String(reason)}</p>
        <p>{texts.error.line}</p>
        <div className="link-row">
          <Button variant="solid" onClick={() => window.location.reload()}>
            {texts.error.reload}
          </Button>
          <a href={companyInfo.phone.href}>{companyInfo.phone.text}</a>
          <a href={localizePath({ path: '/', language })}>{texts.error.home}</a>
        </div>
      </section>
    );
  }
}
