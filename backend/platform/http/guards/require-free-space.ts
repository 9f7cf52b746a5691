import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { currentLogin } from './login'
import { mayAddContent } from './policy'

/** Methods that need space. Deletions need none, and may free some. */
const writeMethods = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Rejects changes by editors with 507 while the disk is nearly full. Calls without the right to
 * make changes are rejected by their routes.
 */
export function requireSpaceForChanges({ assertSpaceForRows }: Pick<Services, 'assertSpaceForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (writeMethods.has(c.req.method)) {
      const login = await currentLogin(c)
      if (login && mayAddContent(login.user)) await assertSpaceForRows()
    }
    await next()
  })
}

/**
 * Calls that must work on a full disk, so that an administrator can log in and free space. They
 * write little.
 */
const exemptPaths = /\/auth\/(?:login|reauthenticate|email\/stop)\/?$/

/**
 * Rejects authentication calls with 507 while the disk is nearly full, except the calls that a
 * login needs.
 */
export function requireSpaceForAccounts({ assertSpaceForRows }: Pick<Services, 'assertSpaceForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (writeMethods.has(c.req.method) && !exemptPaths.test(c.req.path)) await assertSpaceForRows()
    await next()
  })
}

/** Rejects an upload with 507, before its body is read, while the storage is nearly full. */
export function requireSpaceForUpload(assertFreeSpace: Services['assertFreeSpace']) {
  return createMiddleware<AppEnv>(async (_c, next) => {
    await assertFreeSpace()
    await next()
  })
}
