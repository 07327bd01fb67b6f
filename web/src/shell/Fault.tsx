import { Component, type ReactNode } from 'preact/compat';
import { Broken } from './Notices.tsx';

/** A screen that breaks leaves a way out instead of an empty page. A class, because only a class can catch. */
export class Fault extends Component<{ readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
