import type { Import, SourceFile } from './imports'
import { imports, isTest, isWithin } from './layers'

/** What knows of HTTP in a noun's folder: `routes.ts`, `*-routes.ts` and what lies in `routes/`. */
const isRoutes = (path: string) => /^backend\/[^/]+\/(?:.*[/-])?routes(?:\.ts$|\/)/.test(path)

const folderOf = (path: string) => /^backend\/[^/]+\//.exec(path)?.[0]

const isPolicy = (path: string) => /^backend\/[^/]+\/policy\.ts$/.test(path)

/** Rule 4: the routes of a noun are mounted by the app alone. */
export function checkRoutes(files: readonly SourceFile[]): string[] {
  return imports(files).flatMap(({ path, target }) => {
    const folder = /^(backend\/[^/]+\/)(?:.*[/-])?routes$/.exec(target.replace(/\.ts$/, ''))?.[1]
    if (!folder || path.startsWith(folder) || path === 'backend/app.ts' || isTest(path)) return []
    return [`${path} imports ${target}: only backend/app.ts mounts the routes of other folders`]
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
    .filter(({ path }) => /^backend\/\w[\w-]*\/routes\/.*\.test\.ts$/.test(path))
    .filter(({ imports }) => !imports.some(({ target }) => target && isWithin(target, 'tests')))
    .map(({ path }) => `${path} opens no database: its place is outside of routes`)
  return [...untested, ...withoutDatabase]
}

/** Only a noun's routes know of HTTP. */
export function checkDomain(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports: list }) => {
    const isDomain = folderOf(path) && !path.startsWith('backend/http/') && !isRoutes(path) && !isTest(path)
    if (!isDomain) return []
    return list
      .filter(({ specifier, target }) => isWithin(target ?? specifier, target ? 'backend/http' : 'hono'))
      .map(
        ({ specifier }) =>
          `${path} imports ${specifier}: only routes know of HTTP; the domain throws backend/errors`,
      )
  })
}

/** Errors are turned into answers by `backend/http/error-handler.ts`, which `backend/app.ts` installs, and nowhere else. */
export function checkErrors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => (isRoutes(path) || path.startsWith('backend/http/')) && !isTest(path))
    .filter((file) => file.setsErrorHandler || (isRoutes(file.path) && file.catchesByType))
    .map(
      ({ path }) =>
        `${path} answers errors: throw those of backend/errors, http/error-handler.ts answers them`,
    )
}

/** Asking who may do something takes a right, or an audience. */
const gates = /^backend\/http\/(?:login|authorize|require-audience)$/

/** More than the type of a right, which says nothing of any role. */
const takesRoles = ({ target, names }: Import) =>
  /^backend\/access\/roles(\.ts)?$/.test(target ?? '') && names.join() !== 'Right'

/** Sets roles and shows them, as whoever sits at the server or administers accounts wants it. */
const setsRoles = /^backend\/(?:command-line|init|seed)\/|^backend\/users\/administered-users\.ts$/

/** What a role may do, only a noun's policy says; whatever is not for everybody has one. */
export function checkPolicies(files: readonly SourceFile[]): string[] {
  const policies = new Set(files.filter(({ path }) => isPolicy(path)).map(({ path }) => folderOf(path)))
  return files
    .filter(({ path }) => path.startsWith('backend/') && !isTest(path))
    .flatMap(({ path, readsRole, imports: list }) => {
      const targets = list.flatMap(({ target }) => target?.replace(/\.ts$/, '') ?? [])
      if (targets.some((target) => gates.test(target)) && !policies.has(folderOf(path))) {
        return [`${path} asks for a right: its folder needs a policy.ts that says whose it is`]
      }
      const knowsRoles = readsRole || list.some(takesRoles)
      const isAllowed = isPolicy(path) || path.startsWith('backend/access/') || setsRoles.test(path)
      return knowsRoles && !isAllowed ? [`${path} knows roles: ask the noun's policy.ts`] : []
    })
}
