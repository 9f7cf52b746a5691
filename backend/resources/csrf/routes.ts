import { randomBytes } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import { getCookie, setCookie } from 'hono/cookie'
import { csrfSchema } from '@/lib/contract/csrf'
import { csrfCookie, isCsrfToken } from '../../http/csrf'
import { createRouter, json } from '../../http/router'
import type { Services } from '../../services'

const year = 365 * 24 * 60 * 60

const route = createRoute({
  method: 'get',
  path: '/csrf',
  summary: 'The token that unsafe requests repeat in X-CSRFToken; an existing cookie is reused',
  responses: { 200: json(csrfSchema, 'The token, also set as the readable cookie csrftoken') },
})

/** GET api/csrf/ (contract, conventions). */
export function csrfRoutes({ env }: Pick<Services, 'env'>) {
  return createRouter().openapi(route, (c) => {
    const present = getCookie(c, csrfCookie)
    // Hexadecimal digits are letters and digits, as Django's tokens.
    const token = isCsrfToken(present) ? present : randomBytes(16).toString('hex')
    const isHttps = env.SITE_URL.startsWith('https:') || c.req.url.startsWith('https:')
    setCookie(c, csrfCookie, token, { path: '/', sameSite: 'Lax', maxAge: year, secure: isHttps })
    return c.json({ csrf_token: token }, 200)
  })
}
