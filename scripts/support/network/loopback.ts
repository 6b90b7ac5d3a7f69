/** Whether the host of an address is this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
