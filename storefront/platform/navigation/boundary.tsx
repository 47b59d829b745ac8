import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  Fallback: ComponentType<{ error: unknown }>;
  /** A new value tries again after an error. */
  of: unknown;
  children: ReactNode;
};
type State = { caught: { error: unknown } | undefined; of: unknown };

/** Error boundary: renders `Fallback` instead of failed children. */
export class Boundary extends Component<Props, State> {
  override state: State = { caught: undefined, of: this.props.of };

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { caught: undefined, of };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const { caught } = this.state;
    return caught ? <Fallback error={caught.error} /> : children;
  }
}
