/**
 * A ref for a section. When a button that has the keyboard's focus goes away with what it did, the focus moves to
 * the section's heading instead of being lost at the top of the page. Nothing scrolls.
 * Returns what React calls when the section goes.
 */
export function keepFocus(section: HTMLElement | null): () => void {
  if (!section) return () => {};
  let held: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    held = target instanceof Element ? target : null;
  };
  // A focus that leaves a button which is still there has gone elsewhere on purpose.
  const forget = () =>
    setTimeout(() => {
      if (held?.isConnected && document.activeElement !== held && !isDead(held)) held = null;
    });
  const bringBack = () => {
    if (!held || (held.isConnected && !isDead(held)) || !isFocusLost(held)) return;
    held = null;
    focusHeading(section);
  };
  const watch = new MutationObserver(bringBack);
  watch.observe(section, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  section.addEventListener('focusin', remember);
  section.addEventListener('focusout', forget);
  return () => {
    watch.disconnect();
    section.removeEventListener('focusin', remember);
    section.removeEventListener('focusout', forget);
  };
}

/** Brings reading and tabbing to the first heading of a section, where it can be seen. */
export function focusHeading(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A button that has been switched off cannot have the focus. */
function isDead(element: Element): boolean {
  return element.matches(':disabled');
}

function isFocusLost(held: Element): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === held;
}
