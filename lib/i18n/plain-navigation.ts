import { usePathname, useRouter, useSearchParams } from 'next/navigation'

// Next's own hooks, for code that runs on every page. Unlike the hooks in lib/i18n/navigation,
// they use complete addresses with the language prefix, so that browsers do not need the table of
// routes.

/** Returns the current path, with the language prefix. */
export function useAddress(): string {
  return usePathname()
}

/** Returns the router, which takes complete addresses. */
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

/** Returns the value of a query parameter in the current address; empty if it is missing. */
export function useParameter(name: string): string {
  return useSearchParams().get(name) ?? ''
}
