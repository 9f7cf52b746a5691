/**
 * Returns the name of a cookie with the prefix `__Host-` over https. Browsers then reject the
 * cookie from other hosts of the domain and over http (RFC 6265bis §4.1.3.2). The cookie must be
 * set with `Path=/` and `Secure` and without a domain.
 */
export function hostCookieName(name: string, { isHttps }: { isHttps: boolean }): string {
  return isHttps ? `__Host-${name}` : name
}
