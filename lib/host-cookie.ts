/**
 * Returns the name of a cookie, with the prefix `__Host-` over https. Browsers accept a cookie with
 * this prefix only from this host and over https (RFC 6265bis §4.1.3.2). It must be set with
 * `Path=/` and `Secure` and without a domain.
 */
export function toHostCookieName(name: string, { isHttps }: { isHttps: boolean }): string {
  return isHttps ? `__Host-${name}` : name
}
