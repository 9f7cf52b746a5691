import type { Import, SourceFile } from './imports'
import { imports, isTest, isWithin } from './layers'

/** What knows of HTTP in a noun's folder: `routes.ts`, `*-routes.ts` and what lies in `routes/`. */
const isRoutes = (path: string) => /^backend\/[^/]+\/[^/]+\/(?:.*[/-])?routes(?:\.ts$|\/)/.test(path)

const folderOf = (path: string) => /^backend\/[^/]+\/[^/]+\//.exec(path)?.[0]

/** A noun has its policy, or shares that of its area. */
const isPolicy = (path: string) => /^backend\/[^/]+\/(?:[^/]+\/){0,2}policy\.ts$/.test(path)

const areas = ['platform', 'accounts', 'library', 'content', 'members', 'operations']

const areaOf = (path: string) => /^backend\/([^/]+)\//.exec(path)?.[1] ?? ''

/** The areas of the backend import downwards only. What lies directly in `backend/` puts them together. */
export function checkAreas(files: readonly SourceFile[]): string[] {
  return imports(files).flatMap(({ path, target }) => {
    const [area, imported] = [areaOf(path), areaOf(target)]
    const isUpward = areas.includes(area) && areas.indexOf(imported) > areas.indexOf(area)
    if (!isUpward || isTest(path)) return []
    return [`${path} imports ${target}: ${area} is below ${imported} (${areas.join(' < ')})`]
  })
}

/** The file that mounts the routes of an area. */
const isAreaRoutes = (path: string) => /^backend\/[^/]+\/routes\.ts$/.test(path)

/** Rule 4: the routes of a noun are mounted by the app alone. */
export function checkRoutes(files: readonly SourceFile[]): string[] {
  return imports(files).flatMap(({ path, target }) => {
    const folder = /^(backend\/[^/]+\/[^/]+\/)(?:.*[/-])?routes$/.exec(target.replace(/\.ts$/, ''))?.[1]
    const isMounting = path === 'backend/app.ts' || isAreaRoutes(path)
    if (!folder || path.startsWith(folder) || isMounting || isTest(path)) return []
    return [
      `${path} imports ${target}: only backend/app.ts and the areas' routes.ts mount the routes of other folders`,
    ]
  })
}

/** What a folder's routes promise stands in a test beside them. */
export function checkRouteTests(files: readonly SourceFile[]): string[] {
  const tested = new Set(
    files
      .filter(({ path }) => isRoutes(path.replace('.test.', '.')) && isTest(path))
      .map(({ path }) => folderOf(path)),
  )
  const folders = new Set(
    files.filter(({ path }) => isRoutes(path) && !isTest(path)).map(({ path }) => folderOf(path)),
  )
  const untested = [...folders]
    .filter((folder) => !tested.has(folder))
    .map((folder) => `${folder} has no test of its routes`)
  // vitest.config.ts leaves these folders to the step on PostgreSQL, which runs what opens a database.
  const withoutDatabase = files
    .filter(({ path }) => /^backend\/[\w-]+\/[\w-]+\/routes\/.*\.test\.ts$/.test(path))
    .filter(({ imports }) => !imports.some(({ target }) => target && isWithin(target, 'tests')))
    .map(({ path }) => `${path} opens no database: its place is outside of routes`)
  return [...untested, ...withoutDatabase]
}

/** Only a noun's routes know of HTTP. */
export function checkDomain(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports: list }) => {
    const isDomain =
      folderOf(path) && !path.startsWith('backend/platform/http/') && !isRoutes(path) && !isTest(path)
    if (!isDomain) return []
    return list
      .filter(({ specifier, target }) =>
        isWithin(target ?? specifier, target ? 'backend/platform/http' : 'hono'),
      )
      .map(
        ({ specifier }) =>
          `${path} imports ${specifier}: only routes know of HTTP; the domain throws backend/platform/errors`,
      )
  })
}

/** Errors are turned into answers by `backend/platform/http/answers/error-handler.ts`, which `backend/app.ts` installs, and nowhere else. */
export function checkErrors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => (isRoutes(path) || path.startsWith('backend/platform/http/')) && !isTest(path))
    .filter((file) => file.setsErrorHandler || (isRoutes(file.path) && file.catchesByType))
    .map(
      ({ path }) =>
        `${path} answers errors: throw those of backend/platform/errors, http/error-handler.ts answers them`,
    )
}

/** Asking who may do something takes a right, or an audience. */
const gates = /^backend\/platform\/http\/guards\/(?:login|authorize|require-audience)$/

/** More than the type of a right, which says nothing of any role. */
const takesRoles = ({ target, names }: Import) =>
  /^backend\/platform\/access\/roles(\.ts)?$/.test(target ?? '') && names.join() !== 'Right'

/** Sets roles and shows them, as whoever sits at the server or administers accounts wants it. */
const setsRoles =
  /^backend\/(?:operations\/command-line|operations\/init|operations\/seed)\/|^backend\/members\/users\/administered-users\.ts$/

/** What a role may do, only a noun's policy says; whatever is not for everybody has one. */
export function checkPolicies(files: readonly SourceFile[]): string[] {
  const policies = files.map(({ path }) => path).filter(isPolicy)
  const hasPolicy = (path: string) =>
    policies.some(
      (policy) => policy.startsWith(folderOf(path) ?? '-') || policy === `backend/${areaOf(path)}/policy.ts`,
    )
  return files
    .filter(({ path }) => path.startsWith('backend/') && !isTest(path))
    .flatMap(({ path, readsRole, imports: list }) => {
      const targets = list.flatMap(({ target }) => target?.replace(/\.ts$/, '') ?? [])
      if (targets.some((target) => gates.test(target)) && !hasPolicy(path)) {
        return [`${path} asks for a right: its folder needs a policy.ts that says whose it is`]
      }
      const knowsRoles = readsRole || list.some(takesRoles)
      const isAllowed = isPolicy(path) || path.startsWith('backend/platform/access/') || setsRoles.test(path)
      return knowsRoles && !isAllowed ? [`${path} knows roles: ask the noun's policy.ts`] : []
    })
}
