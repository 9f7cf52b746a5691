import { usePathname, useRouter, useSearchParams } from 'next/navigation'

// Next's own hooks, for behavior that follows every page alike. Unlike those of lib/i18n/navigation they take and give
// addresses as they stand in the bar, language included, and bring no table of routes to the browser.

/** The present path, language included. */
export function useAddress(): string {
  return usePathname()
}

/** The router that takes complete addresses. */
export function usePlainRouter(): ReturnType<typeof useRouter> {
  return useRouter()
}

/** The present path with its query. */
export function useFullAddress(): string {
  const query = useSearchParams().toString()
  const path = usePathname()
  return query === '' ? path : `${path}?${query}`
}

/** The parameters of the present address. */
export function useParameters(): Pick<URLSearchParams, 'get'> {
  return useSearchParams()
}

/** The value of a parameter of the present address; empty for none. */
export function useParameter(name: string): string {
  return useSearchParams().get(name) ?? ''
}
