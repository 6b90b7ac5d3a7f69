/** Gives a `Content-Type` without its parameters, in lower case (RFC 9110, section 8.3.1). */
export function mediaType(header: string | undefined): string {
  const [essence = ''] = (header ?? '').split(';', 1);
  return essence.trim().toLowerCase();
}
