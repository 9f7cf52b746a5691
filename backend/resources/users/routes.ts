import { createRoute } from '@hono/zod-openapi'
import { editorSessionSchema } from '@/lib/contract/user'
import { HttpError } from '../../http/http-error'
import { createRouter, json, refusal } from '../../http/router'

const me = createRoute({
  method: 'get',
  path: '/users/me',
  summary: 'The user who is logged in',
  responses: { 401: refusal('Nobody is logged in') },
})

const editor = createRoute({
  method: 'get',
  path: '/user',
  summary: 'The editor who is logged in',
  responses: { 200: json(editorSessionSchema, 'The editor; for others `logged` is false') },
})

const accountNavigation = createRoute({
  method: 'get',
  path: '/nav-account',
  summary: "The account area's navigation",
  responses: { 401: refusal('Nobody is logged in') },
})

/** GET api/users/me/ */
export function currentUserRoutes() {
  return createRouter().openapi(me, () => {
    throw new HttpError('unauthorized')
  })
}

/** GET pageeditor-api/user and nav-account/ */
export function editorSessionRoutes() {
  return createRouter()
    .openapi(editor, (c) => c.json({ logged: false as const, admin_menus: [] }, 200))
    .openapi(accountNavigation, () => {
      throw new HttpError('unauthorized')
    })
}
