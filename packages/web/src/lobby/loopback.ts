/** Whether a host's name means the machine that it is asked on, so that a link with it leads nobody else here. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}
