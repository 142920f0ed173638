/** What of an event decides whom it concerns. Whoever is no party of an agreement is not told who made it. */
type Known = { readonly type: string; readonly between?: readonly [maker: string, other: string] };

/** Whether somebody else answered a viewer's offer, or took back one that was made to him. */
export function isNews({ type, between }: Known, viewer: string): boolean {
  switch (type) {
    case 'agreed':
    case 'declined':
      return between?.[0] === viewer;
    case 'withdrawn':
      return between?.[1] === viewer;
    default:
      return false;
  }
}
