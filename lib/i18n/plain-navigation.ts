import { usePathname, useRouter, useSearchParams } from 'next/navigation'

// Next's own hooks, for behavior that is the same on every page. Unlike lib/i18n/navigation they
// use addresses as in the address bar, with language prefix, and need no table of routes in the
// browser.

/** Returns the current path with language prefix. */
export function useAddress(): string {
  return usePathname()
}

/** Returns the router for complete addresses. */
export function usePlainRouter(): ReturnType<typeof useRouter> {
  return useRouter()
}

/** Returns the current path with its query. */
export function useFullAddress(): string {
  const query = useSearchParams().toString()
  const path = usePathname()
  return query === '' ? path : `${path}?${query}`
}

/** Returns the query parameters of the current address. */
export function useParameters(): Pick<URLSearchParams, 'get'> {
  return useSearchParams()
}

/** Returns the value of a query parameter of the current address; empty for none. */
export function useParameter(name: string): string {
  return useSearchParams().get(name) ?? ''
}
