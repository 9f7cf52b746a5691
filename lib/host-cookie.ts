/**
 * The name of a cookie of our own. Over https its prefix has browsers refuse it from any other host of the domain, and from
 * anything but https (RFC 6265bis, 4.1.3.2); what sets it must say `Path=/` and `Secure`, and name no domain.
 */
export function hostCookieName(name: string, { isHttps }: { isHttps: boolean }): string {
  return isHttps ? `__Host-${name}` : name
}
