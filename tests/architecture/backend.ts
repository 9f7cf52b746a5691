import type { Import, SourceFile } from './imports'
import { isTest, isWithin, listImports } from './layers'

/**
 * Matches the files of a folder that may use HTTP: `routes.ts`, `*-routes.ts` and files in
 * `routes/`.
 */
const isRoutes = (path: string) => /^backend\/[^/]+\/[^/]+\/(?:.*[/-])?routes(?:\.ts$|\/)/.test(path)

const findFolder = (path: string) => /^backend\/[^/]+\/[^/]+\//.exec(path)?.[0]

/** Matches the policy of a folder or of an area. */
const isPolicy = (path: string) => /^backend\/[^/]+\/(?:[^/]+\/){0,2}policy\.ts$/.test(path)

const areas = ['platform', 'accounts', 'library', 'content', 'members', 'operations']

const getArea = (path: string) => /^backend\/([^/]+)\//.exec(path)?.[1] ?? ''

/**
 * An area of the backend imports only lower areas. Files directly in `backend/` combine the areas.
 */
export function checkAreas(files: readonly SourceFile[]): string[] {
  return listImports(files).flatMap(({ path, target }) => {
    const [area, imported] = [getArea(path), getArea(target)]
    const isUpward = areas.includes(area) && areas.indexOf(imported) > areas.indexOf(area)
    if (!isUpward || isTest(path)) return []
    return [`${path} imports ${target}: ${area} is below ${imported} (${areas.join(' < ')})`]
  })
}

/** Matches the file that mounts the routes of an area. */
const isAreaRoutes = (path: string) => /^backend\/[^/]+\/routes\.ts$/.test(path)

/** Only the app and the areas mount routes. */
export function checkRoutes(files: readonly SourceFile[]): string[] {
  return listImports(files).flatMap(({ path, target }) => {
    const folder = /^(backend\/[^/]+\/[^/]+\/)(?:.*[/-])?routes$/.exec(target.replace(/\.ts$/, ''))?.[1]
    const isMounting = path === 'backend/app.ts' || isAreaRoutes(path)
    if (!folder || path.startsWith(folder) || isMounting || isTest(path)) return []
    return [`${path} imports ${target}: only backend/app.ts and the areas' routes.ts mount the routes of other folders`]
  })
}

/** A folder with routes has a test of them. */
export function checkRouteTests(files: readonly SourceFile[]): string[] {
  const testedFolders = new Set(
    files
      .filter(({ path }) => isRoutes(path.replace('.test.', '.')) && isTest(path))
      .map(({ path }) => findFolder(path)),
  )
  const folders = new Set(
    files.filter(({ path }) => isRoutes(path) && !isTest(path)).map(({ path }) => findFolder(path)),
  )
  const missingTests = [...folders]
    .filter((folder) => !testedFolders.has(folder))
    .map((folder) => `${folder} has no test of its routes`)
  // vitest.config.ts runs these folders on PostgreSQL only, in the step for tests with a database.
  const misplacedTests = files
    .filter(({ path }) => /^backend\/[\w-]+\/[\w-]+\/routes\/.*\.test\.ts$/.test(path))
    .filter(({ imports }) => !imports.some(({ target }) => target && isWithin(target, 'tests')))
    .map(({ path }) => `${path} opens no database: move it out of routes`)
  return [...missingTests, ...misplacedTests]
}

/** Only routes use HTTP. */
export function checkDomain(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports: list }) => {
    const isDomain = findFolder(path) && !path.startsWith('backend/platform/http/') && !isRoutes(path) && !isTest(path)
    if (!isDomain) return []
    return list
      .filter(({ specifier, target }) => isWithin(target ?? specifier, target ? 'backend/platform/http' : 'hono'))
      .map(
        ({ specifier }) =>
          `${path} imports ${specifier}: only routes use HTTP; the domain throws backend/platform/errors`,
      )
  })
}

/** Only `backend/platform/http/responses/error-handler.ts` converts errors to responses. */
export function checkErrors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => (isRoutes(path) || path.startsWith('backend/platform/http/')) && !isTest(path))
    .filter((file) => file.setsErrorHandler || (isRoutes(file.path) && file.catchesByType))
    .map(
      ({ path }) =>
        `${path} handles errors: throw those of backend/platform/errors, which http/responses/error-handler.ts handles`,
    )
}

/** Matches modules that check a right or an audience. */
const guardPattern = /^backend\/platform\/http\/guards\/(?:login|authorize|require-audience)$/

/** Returns true for imports of roles, other than the type of a right. */
const importsRoles = ({ target, names }: Import) =>
  /^backend\/platform\/access\/roles(\.ts)?$/.test(target ?? '') && names.join() !== 'Right'

/** Matches files that set, log or show roles: commands on the server, administration of users. */
const roleFilePattern =
  /^backend\/(?:operations\/command-line|operations\/init|operations\/seed)\/|^backend\/(?:members\/users\/administered-users|accounts\/sign-up\/create-account)\.ts$/

/** Only a policy names roles. A folder that checks a right has a policy. */
export function checkPolicies(files: readonly SourceFile[]): string[] {
  const policies = files.map(({ path }) => path).filter(isPolicy)
  const hasPolicy = (path: string) =>
    policies.some(
      (policy) => policy.startsWith(findFolder(path) ?? '-') || policy === `backend/${getArea(path)}/policy.ts`,
    )
  return files
    .filter(({ path }) => path.startsWith('backend/') && !isTest(path))
    .flatMap(({ path, readsRole, imports: list }) => {
      const targets = list.flatMap(({ target }) => target?.replace(/\.ts$/, '') ?? [])
      if (targets.some((target) => guardPattern.test(target)) && !hasPolicy(path)) {
        return [`${path} checks a right: its folder needs a policy.ts that defines it`]
      }
      const knowsRoles = readsRole || list.some(importsRoles)
      const isAllowed = isPolicy(path) || path.startsWith('backend/platform/access/') || roleFilePattern.test(path)
      return knowsRoles && !isAllowed ? [`${path} uses roles: use the policy.ts of its folder`] : []
    })
}
