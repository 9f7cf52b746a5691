import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** Typed links and the router: routes by name, their path by language. Content pages use their own `url`. */
export const { Link, getPathname, redirect, usePathname, useRouter } = createNavigation(routing)
