import type { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import { loginReader } from './accounts/login-reader'
import { refusalLog } from './accounts/refusal-log'
import type { AppEnv } from './http/app-env'
import { jsonBody } from './http/body'
import { callLimit } from './http/call-limit'
import { csrfProtection, csrfTokenOfAuth } from './http/csrf'
import { errorHandler, refuse } from './http/error-handler'
import { HttpError } from './http/http-error'
import { knownLocale, language } from './http/language'
import { methodNotAllowed, refuseReading } from './http/method-not-allowed'
import { pathGuard } from './http/path-guard'
import { requestLog } from './http/request-log'
import { requestSource } from './http/request-source'
import { roomForChanges } from './http/room-for-changes'
import { createRouter } from './http/router'
import { securityHeaders } from './http/security-headers'
import { authRoutes } from './resources/auth/routes'
import { containerRoutes } from './resources/containers/routes'
import { csrfRoutes } from './resources/csrf/routes'
import { fileRoutes } from './resources/downloads/file-routes'
import { downloadListRoutes } from './resources/downloads/list-routes'
import { healthRoutes } from './resources/health/routes'
import { htmlSelectionRoutes } from './resources/html-selections/routes'
import { imageRoutes } from './resources/images/routes'
import { mediaFolderRoutes } from './resources/media/folder-routes'
import { mediaRoutes } from './resources/media/routes'
import { moduleRoutes } from './resources/modules/routes'
import { accountNavigationRoutes } from './resources/navigation/account-routes'
import { navigationRoutes } from './resources/navigation/routes'
import { openapiRoutes } from './resources/openapi/routes'
import { publishRoutes } from './resources/pages/publish-routes'
import { pageRoutes } from './resources/pages/routes'
import { pageTreeRoutes } from './resources/pages/tree-routes'
import { versionRoutes } from './resources/pages/version-routes'
import { personRoutes } from './resources/persons/routes'
import { presenceRoutes } from './resources/presence/routes'
import { redirectRoutes } from './resources/redirects/routes'
import { settingsRoutes } from './resources/settings/routes'
import { tagRoutes } from './resources/tags/routes'
import { userUnionRoutes } from './resources/user-unions/routes'
import { editorSessionRoutes } from './resources/users/editor-routes'
import { currentUserRoutes } from './resources/users/me-routes'
import type { Services } from './services'

/** The backend: a Request in, a Response out. It keeps no state but its streams; everything else is in `services`. */
export function createApp(services: Services): OpenAPIHono<AppEnv> {
  const app = createRouter()
  app.use(
    requestId({ limitLength: 64 }),
    requestSource,
    requestLog(services.log),
    securityHeaders,
    language,
    csrfTokenOfAuth(services.env),
    callLimit(services),
    refusalLog(services),
    methodNotAllowed(app),
    pathGuard,
    csrfProtection(services.env.SITE_URL),
    jsonBody,
    loginReader(services),
  )
  app.use('/:locale/api/*', knownLocale)
  app.use('/:locale/pageeditor-api/*', knownLocale)

  const data = dataResources(services, app)
  app.route('/api', data)
  app.route('/:locale/api', data)
  app.route('/:locale/pageeditor-api', pageEditorResources(services))
  app.route('/_allauth/browser/v1', authRoutes(services))
  app.route('/media', imageRoutes(services))
  app.route('/internal', tagRoutes(services))

  // Returned, not thrown: methodNotAllowed looks behind answers that no error made.
  app.notFound((c) => refuse(c, new HttpError('notFound')))
  app.onError(errorHandler(services.log))
  return app
}

function dataResources(services: Services, app: OpenAPIHono<AppEnv>): OpenAPIHono<AppEnv> {
  const data = createRouter()
  data.route('/', csrfRoutes(services))
  data.route('/', settingsRoutes(services))
  data.route('/', personRoutes(services))
  data.route('/', downloadListRoutes(services))
  data.route('/', fileRoutes(services))
  data.route('/', htmlSelectionRoutes(services))
  data.route('/', currentUserRoutes(services))
  data.route('/', userUnionRoutes(services))
  data.route('/', healthRoutes(services))
  data.route('/', openapiRoutes(app))
  return data
}

function pageEditorResources(services: Services): OpenAPIHono<AppEnv> {
  const pageEditor = createRouter()
  pageEditor.use(roomForChanges(services))
  pageEditor.route('/', redirectRoutes(services))
  pageEditor.route('/', editorSessionRoutes())
  pageEditor.route('/', navigationRoutes(services))
  pageEditor.route('/', accountNavigationRoutes(services))
  // Before the pages' paths: page/12/versions/ is a call, whatever the page of that path may be.
  pageEditor.route('/', publishRoutes(services))
  pageEditor.route('/', presenceRoutes(services))
  pageEditor.route('/', mediaFolderRoutes(services))
  pageEditor.route('/', mediaRoutes(services))
  pageEditor.route('/', pageTreeRoutes(services))
  pageEditor.route('/', versionRoutes(services))
  refuseReading(pageEditor)
  pageEditor.route('/', pageRoutes(services))
  pageEditor.route('/', containerRoutes(services))
  pageEditor.route('/', moduleRoutes(services))
  return pageEditor
}
