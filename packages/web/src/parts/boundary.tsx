import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** What stands there instead of what broke. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
};

/** Keeps what breaks, or could not be loaded, from taking the rest of the page with it. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
