import type { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import { authRoutes } from '@/backend/accounts/auth/routes/auth-routes'
import { sessionCookie } from '@/backend/accounts/auth/routes/cookies'
import { loginReader } from '@/backend/accounts/auth/routes/login-reader'
import { refusalLog } from '@/backend/accounts/auth/routes/refusal-log'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import { containersOfPictures } from '@/backend/content/containers/publish-container'
import { editedPages } from '@/backend/content/page-tree/edited-pages'
import { hasChecklist } from '@/backend/operations/checklist/read-checklist'
import { isImportable } from '@/backend/platform/administration/import/draft-line'
import { importRoute } from '@/backend/platform/administration/routes/import-route'
import { administrationRoutes } from '@/backend/platform/administration/routes/overview-routes'
import { recordRoutes } from '@/backend/platform/administration/routes/record-routes'
import { administrationStartRoutes } from '@/backend/platform/administration/routes/start-routes'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { callLimit } from '@/backend/platform/http/guards/call-limit'
import { csrfProtection, ensureCsrfToken } from '@/backend/platform/http/guards/csrf'
import { pathGuard } from '@/backend/platform/http/guards/path-guard'
import { requireSpaceForChanges } from '@/backend/platform/http/guards/require-free-space'
import { shareDatabase } from '@/backend/platform/http/guards/share-database'
import { shareThread } from '@/backend/platform/http/guards/share-thread'
import { requestLog } from '@/backend/platform/http/observation/request-log'
import { requestMetrics } from '@/backend/platform/http/observation/request-metrics'
import { requestSource } from '@/backend/platform/http/observation/request-source'
import { requestTrace } from '@/backend/platform/http/observation/request-trace'
import { jsonBody } from '@/backend/platform/http/requests/json-body'
import { language, requireKnownLocale } from '@/backend/platform/http/requests/language'
import { replicaReads } from '@/backend/platform/http/requests/replica-reads'
import { errorHandler, sendRefusal } from '@/backend/platform/http/responses/error-handler'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { methodNotAllowed } from '@/backend/platform/http/responses/method-not-allowed'
import { securityHeaders } from '@/backend/platform/http/responses/security-headers'
import { createRouter } from '@/backend/platform/http/router'
import { imageRoutes } from '@/backend/platform/images/routes'
import { openapiRoutes } from '@/backend/platform/openapi/routes'
import type { Services } from '@/backend/platform/services'
import { tagRoutes } from '@/backend/platform/tags/routes'
import * as accounts from './accounts/routes'
import { administeredAreas } from './administered-areas'
import { administeredTypes } from './administered-types'
import * as content from './content/routes'
import * as library from './library/routes'
import * as members from './members/routes'
import * as operations from './operations/routes'
import { previewTargets } from './preview-targets'

interface AppOptions {
  /** False if the site limits the rate of calls; default: true. */
  shouldLimitCalls?: boolean
}

/** Creates the backend. Its only state is its open streams. */
export function createApp(services: Services, { shouldLimitCalls = true }: AppOptions = {}): OpenAPIHono<AppEnv> {
  const app = createRouter()
  app.use(
    requestId({ limitLength: 64 }),
    requestSource,
    requestTrace,
    requestLog(services.log),
    requestMetrics(services.metrics.requests),
    securityHeaders,
    language,
    ensureCsrfToken(services.env),
    ...(shouldLimitCalls ? [shareThread()] : []),
    callLimit(services),
    refusalLog(services),
    methodNotAllowed(app),
    pathGuard,
    csrfProtection(services.env.SITE_URL, createPathCheck(app)),
    jsonBody,
    replicaReads(services, sessionCookie),
    loginReader(services),
    shareDatabase(sessionCookie),
  )
  app.use('/:locale/api/*', requireKnownLocale)
  app.use('/:locale/pageeditor-api/*', requireKnownLocale)

  const data = dataRoutes(services, app)
  app.route('/api', data)
  app.route('/:locale/api', data)
  app.route('/:locale/pageeditor-api', pageEditorRoutes(services))
  app.route('/_allauth/browser/v1', authRoutes(services))
  app.route('/media', imageRoutes(services))
  app.route('/internal', tagRoutes(services))
  app.route('/internal', library.internalRoutes(services))

  // Not thrown, because methodNotAllowed examines only responses without error.
  app.notFound((c) => sendRefusal(c, new HttpError('notFound')))
  app.onError(errorHandler(services.log))
  return app
}

/** Creates a check for paths of routes, which are complete at the first request. */
function createPathCheck(app: OpenAPIHono<AppEnv>): (path: string) => boolean {
  let paths: ReadonlySet<string> | undefined
  return (path) => {
    paths ??= new Set(app.routes.map((route) => route.path))
    return paths.has(path.replace(/\/$/, ''))
  }
}

/** Calls below /api. Generic routes of records are last, because they accept any name. */
function dataRoutes(services: Services, app: OpenAPIHono<AppEnv>): OpenAPIHono<AppEnv> {
  const data = createRouter()
  data.route('/', accounts.apiRoutes(services))
  data.route('/', library.apiRoutes(services, previewTargets))
  data.route('/', content.apiRoutes(services))
  data.route('/', members.apiRoutes(services))
  data.route('/', operations.apiRoutes(services))
  const administration = { types: administeredTypes(services), areas: administeredAreas }
  const checklist = { hasChecklist: () => hasChecklist(services.db) }
  data.route('/', administrationRoutes(services, { ...administration, ...checklist }))
  data.route('/', administrationStartRoutes(services, { ...administration, pages: editedPages }))
  for (const type of administration.types) {
    // Before the actions, because `import` is none.
    if (isImportable(type)) data.route('/', importRoute(services, type))
    data.route('/', recordRoutes({ ...services, requireRecentProof }, type))
  }
  data.route('/', openapiRoutes(app))
  return data
}

/** Calls of editors. The content area is last, because it accepts any path and model. */
function pageEditorRoutes(services: Services): OpenAPIHono<AppEnv> {
  const pageEditor = createRouter()
  pageEditor.use(requireSpaceForChanges(services))
  pageEditor.route('/', library.editorRoutes(services, containersOfPictures))
  pageEditor.route('/', members.editorRoutes(services, administeredTypes(services)))
  pageEditor.route('/', content.editorRoutes(services))
  return pageEditor
}
