import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Component } from 'react';

interface ErrorBoundaryProps {
  /** What stands in its place, with a button to load the page anew; nothing where it is left out. */
  text?: string;
  reloadLabel?: string;
  children: ReactNode;
}

/** Keeps a broken screen from taking the whole page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { text, reloadLabel, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (!text) return null;
    return (
      <Alert
        severity="error"
        sx={{ margin: 3 }}
        action={
          <Button
            color="inherit"
            onClick={() => {
              window.location.reload();
            }}
          >
            {reloadLabel}
          </Button>
        }
      >
        {text}
      </Alert>
    );
  }
}
