import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** What the library of controls says by itself, such as how to drag, is said in the language of the page. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale="en">{children}</I18nProvider>;
}
