import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Part<P> {
  load(): Promise<ComponentType<P>>;
  /** What stands in its place until it is there. */
  waiting(props: P): ReactNode;
  View?: ComponentType<P>;
}

/**
 * A component whose code is loaded when it is first shown; a failure to load it is thrown to the nearest error boundary. Not `React.lazy`: once its
 * fallback is there, React shows what was loaded 300 ms later at the earliest, so that nothing flashes. Here the code lies on the disk.
 */
export function onDemand<P extends object>(
  load: Part<P>['load'],
  waiting: Part<P>['waiting'] = () => null,
): ComponentType<P> {
  const part: Part<P> = { load, waiting };
  return (props) => <OnDemand part={part} props={props} />;
}

function OnDemand<P extends object>({ part, props }: { part: Part<P>; props: P }): ReactNode {
  const [, setArrived] = useState(part.View !== undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (part.View) return;
    let shown = true;
    part.load().then(
      (View) => {
        part.View = View;
        if (shown) setArrived(true);
      },
      (error: unknown) => shown && setFailure({ error }),
    );
    return () => {
      shown = false;
    };
  }, [part]);
  if (failure) throw failure.error;
  return part.View ? <part.View {...props} /> : part.waiting(props);
}
