import { type NextRequest, NextResponse } from 'next/server'
import { UnknownVisitorError } from '@/lib/api/visitor'
import { env, isHttps } from '@/lib/env'
import { returnCookie } from '@/lib/i18n/return-address'
import { answerWithStatus, markMissing } from '@/lib/render-context'
import { brokenHeader, requestedPathHeader } from '@/lib/render-headers'
import { textOf } from '@/middleware/address'
import { createRequestContext } from '@/middleware/request-context'
import { type Redirect, resolveRedirect } from '@/middleware/resolve-redirect'
import { errorRoute, type ResolvedRoute, resolveRoute } from '@/middleware/resolve-route'
import { rules } from '@/middleware/rules'

/** When to ask again while the site is switched off, in seconds. */
const retryAfter = '3600'

function redirectTo(
  { to, status, personal, negotiated, returnTo, endsLogin }: Redirect,
  request: NextRequest,
): NextResponse {
  const response = NextResponse.redirect(new URL(textOf(to), request.nextUrl.origin), status)
  response.headers.set('Cache-Control', personal ? 'no-store' : 'no-cache')
  if (returnTo || endsLogin) {
    const path = returnTo ? textOf(returnTo) : ''
    response.headers.append('Set-Cookie', returnCookie(path, { isHttps: isHttps() }))
  }
  if (negotiated) response.headers.set('Vary', 'Accept-Language')
  return response
}

/** The error page in place of a page that is for some visitors alone, while nobody can say who asks. */
function unavailable(pathname: string, request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  headers.set(brokenHeader, '503')
  return NextResponse.rewrite(new URL(errorRoute(pathname), request.nextUrl.origin), {
    request: { headers },
  })
}

/** What lies at no address is not rendered: the finishing layer has the 404 page. In development it has none. */
function isMissing(shown: ResolvedRoute): boolean {
  return shown.isMissing && env().NODE_ENV !== 'development'
}

/** Every page request: at most one redirect, then the folder that shows the address. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { origin } = request.nextUrl
  const pathname = request.headers.get(requestedPathHeader) ?? request.nextUrl.pathname
  if (request.headers.has(brokenHeader)) return NextResponse.rewrite(new URL(errorRoute(pathname), origin))
  try {
    return await route(pathname, request)
  } catch (error) {
    if (error instanceof UnknownVisitorError) return unavailable(pathname, request)
    throw error
  }
}

async function route(pathname: string, request: NextRequest): Promise<NextResponse> {
  const { search, origin } = request.nextUrl
  const context = createRequestContext(request.headers)
  const redirect = await resolveRedirect(rules, { pathname, search }, context)
  if (redirect) return redirectTo(redirect, request)

  const shown = await resolveRoute({ pathname, search }, context)
  if (isMissing(shown)) {
    markMissing()
    return new NextResponse(null, { status: 404 })
  }
  const response = NextResponse.rewrite(new URL(`${shown.pathname}${search}`, origin))
  if (shown.isSwitchedOff) {
    answerWithStatus(503)
    response.headers.set('Retry-After', retryAfter)
  }
  return response
}

export const config = { matcher: ['/((?!_next/).*)'], runtime: 'nodejs' }
