import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { loadCurrentLogin } from './login'
import { mayAddContent } from './policy'

/** Methods that need space. Deletions may free some. */
const writeMethods = new Set(['POST', 'PUT', 'PATCH'])

/** Rejects changes by editors with 507 on a nearly full disk. Routes check other users' changes. */
export function requireSpaceForChanges({ assertSpaceForRows }: Pick<Services, 'assertSpaceForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (writeMethods.has(c.req.method)) {
      const login = await loadCurrentLogin(c)
      if (login && mayAddContent(login.user)) await assertSpaceForRows()
    }
    await next()
  })
}

/** Rejects changes of accounts with 507 on a nearly full disk. */
export function requireSpaceForAccounts({ assertSpaceForRows }: Pick<Services, 'assertSpaceForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (writeMethods.has(c.req.method)) await assertSpaceForRows()
    await next()
  })
}

/** Rejects an upload with 507 before its body is read. */
export function requireSpaceForUpload(assertFreeSpace: Services['assertFreeSpace']) {
  return createMiddleware<AppEnv>(async (_c, next) => {
    await assertFreeSpace()
    await next()
  })
}
