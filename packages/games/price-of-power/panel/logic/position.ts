/** A set-up read from a file's text; null where the text is no set-up's frame. */
export function readSetup(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return 'seats' in value && Array.isArray(value.seats) ? { ...value } : null;
  } catch {
    return null;
  }
}
