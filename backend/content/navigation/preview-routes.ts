import { createRoute } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { navigationPreviewSchema, previewedNavigationSchema } from '@/lib/contract/administration/navigation'
import { mayArrangeMenus } from './policy'
import { previewNavigation } from './preview-navigation'

const route = createRoute({
  method: 'post',
  path: '/administration/navigation/preview',
  // The middleware checks the right before the body is validated.
  middleware: authorize(mayArrangeMenus),
  summary: 'Previews the menus and the footer as visitors would see them after a change',
  request: { body: jsonContent(navigationPreviewSchema) },
  responses: {
    200: json(previewedNavigationSchema, 'Menus and footer in each language'),
    400: invalidFields('The arrangement is invalid'),
    401: refusal('Not logged in'),
    403: refusal('The user may not arrange menus'),
    409: refusal('A page is not allowed at its position'),
  },
})

/** POST api/administration/navigation/preview/ */
export function navigationPreviewRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return createRouter().openapi(route, async (c) => {
    const { user } = await requireRight(c, mayArrangeMenus)
    const author = { locale: c.get('locale'), userId: user.id, now: clock() }
    return c.json(await previewNavigation(db, c.req.valid('json').values, author), 200)
  })
}
