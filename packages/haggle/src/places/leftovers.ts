const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has something removed where a signal ends the process before its work is done; what it shows would stay behind.
 * Gives what takes that back.
 */
export function removeAtSignal(remove: () => void): () => void {
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
  const leave = (signal: NodeJS.Signals): void => {
    forget();
    try {
      remove();
    } finally {
      // Now that nobody listens the signal does what it always does.
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  return forget;
}
