import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { currentLogin } from './login'
import { mayAddContent } from './policy'

/** Deletions need no space and may free some. */
const writeMethods = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Rejects editors' changes with 507 while the disk is nearly full. The routes reject other users.
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
 * Login and logout must work on a full disk: they write little, and an administrator must free
 * space.
 */
const exemptPaths = /\/auth\/(?:login|reauthenticate|email\/stop)\/?$/

/**
 * Rejects authentication calls that write more than a login, with 507 while the disk is nearly
 * full.
 */
export function requireSpaceForAccounts({ assertSpaceForRows }: Pick<Services, 'assertSpaceForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (writeMethods.has(c.req.method) && !exemptPaths.test(c.req.path)) await assertSpaceForRows()
    await next()
  })
}

/** Rejects an upload with 507 while the storage is nearly full, before its body is read. */
export function requireSpaceForUpload(assertFreeSpace: Services['assertFreeSpace']) {
  return createMiddleware<AppEnv>(async (_c, next) => {
    await assertFreeSpace()
    await next()
  })
}
