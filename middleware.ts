import { type NextRequest, NextResponse } from 'next/server'
import { disabledRetryAfter } from '@/lib/api/is-disabled'
import { UnknownVisitorError } from '@/lib/api/visitor'
import { env, isHttps } from '@/lib/env'
import { formatReturnCookie } from '@/lib/i18n/return-address'
import { markMissing, markSwitchedOff } from '@/lib/render-context'
import { brokenHeader, requestedPathHeader } from '@/lib/render-headers'
import { formatAddress } from '@/middleware/address'
import { type Redirect, resolveRedirect } from '@/middleware/resolve-redirect'
import { type ResolvedRoute, resolveRoute, toErrorRoute } from '@/middleware/resolve-route'
import { createRuleContext } from '@/middleware/rule-context'
import { rules } from '@/middleware/rules'

function redirectTo(
  { target, status, isPersonal, isNegotiated, returnTo, endsLogin }: Redirect,
  request: NextRequest,
): NextResponse {
  const response = NextResponse.redirect(new URL(formatAddress(target), request.nextUrl.origin), status)
  response.headers.set('Cache-Control', isPersonal ? 'no-store' : 'no-cache')
  if (returnTo || endsLogin) {
    const path = returnTo ? formatAddress(returnTo) : ''
    response.headers.append('Set-Cookie', formatReturnCookie(path, { isHttps: isHttps() }))
  }
  if (isNegotiated) response.headers.set('Vary', 'Accept-Language')
  return response
}

/**
 * Shows the error page instead of a restricted page. Used if the backend cannot identify the
 * visitor.
 */
function showErrorPage(pathname: string, request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  headers.set(brokenHeader, '503')
  return NextResponse.rewrite(new URL(toErrorRoute(pathname), request.nextUrl.origin), {
    request: { headers },
  })
}

/**
 * Returns true if the address has no page. The server then replaces the empty 404 response by its
 * 404 page. In development, Next renders that page, so this is false.
 */
function isMissing(route: ResolvedRoute): boolean {
  return route.isMissing && env().NODE_ENV !== 'development'
}

/**
 * Handles each page request. The response is one redirect, or a rewrite to the route in `app/` that
 * renders the page.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { origin } = request.nextUrl
  const pathname = request.headers.get(requestedPathHeader) ?? request.nextUrl.pathname
  if (request.headers.has(brokenHeader)) return NextResponse.rewrite(new URL(toErrorRoute(pathname), origin))
  try {
    return await route(pathname, request)
  } catch (error) {
    if (error instanceof UnknownVisitorError) return showErrorPage(pathname, request)
    throw error
  }
}

async function route(pathname: string, request: NextRequest): Promise<NextResponse> {
  const { search, origin } = request.nextUrl
  const context = createRuleContext(request.headers)
  const redirect = await resolveRedirect(rules, { pathname, search }, context)
  if (redirect) return redirectTo(redirect, request)

  const route = await resolveRoute({ pathname, search }, context)
  if (isMissing(route)) {
    markMissing()
    return new NextResponse(null, { status: 404 })
  }
  const response = NextResponse.rewrite(new URL(`${route.pathname}${search}`, origin))
  if (route.isSwitchedOff) {
    markSwitchedOff()
    response.headers.set('Retry-After', disabledRetryAfter)
  }
  return response
}

export const config = { matcher: ['/((?!_next/).*)'], runtime: 'nodejs' }
