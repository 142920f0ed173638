import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** What a document may load and do; `styles` names by their hashes what it may have written into itself. */
function policyWith(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const POLICY = 'content-security-policy';
const STYLE = /<style>(.*?)<\/style>/gs;

/** Lets a document have the styles that its build wrote into it, and no others. */
export function allowStyles(c: Context, html: string): void {
  const styles = [...html.matchAll(STYLE)].map(([, style = '']) => {
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  });
  c.header(POLICY, policyWith(styles));
}

const HEADERS: Readonly<Record<string, string>> = {
  [POLICY]: policyWith([]),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'no-store',
};

/** What every answer that says nothing else of it tells a browser to be strict about. */
export function setHeaders(c: Context): void {
  const { headers } = c.res;
  for (const name in HEADERS) {
    if (!headers.has(name)) headers.set(name, HEADERS[name] ?? '');
  }
}
