import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';

import { recordError } from '#client/device/flightRecorder';
import { PlainAlert } from './PlainAlert';

interface ErrorBoundaryProps {
  /** Says what has failed, in place of the content. */
  text: string;
  /** What the button says that loads the page anew. */
  reloadLabel: string;
  children: ReactNode;
}

/** Shows an error in place of content that cannot be drawn, and leaves the rest of the page as it is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    recordError('screen', error);
  }

  override render() {
    const { text, reloadLabel, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <PlainAlert
        severity="error"
        style={{ margin: 24 }}
        action={
          <Button color="inherit" onClick={() => window.location.reload()}>
            {reloadLabel}
          </Button>
        }
      >
        {text}
      </PlainAlert>
    );
  }
}
